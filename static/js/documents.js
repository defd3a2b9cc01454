/* Fetches pages of this site as documents. XMLHttpRequest parses them itself, so Trusted Types need no exception. */

import { follow } from "./frame/standstill.js";

/**
 * Resolves to the document at that address; rejects if the request fails or ends at another page.
 * @param {string | URL} address @returns {Promise<Document>}
 */
export function read(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.timeout = 10_000;
    request.onload = () => {
      const arrived = request.status === 200 && samePath(request.responseURL, address) && request.response;
      if (!arrived) return reject(new Error(`${address} answered ${request.status}`));
      follow(request.response);
      return resolve(request.response);
    };
    request.onerror = request.ontimeout = () => reject(new Error(`${address} does not answer`));
    request.send();
  });
}

/**
 * Whether the response is the page asked for: after a sign-out, it is the sign-in page instead.
 * @param {string} one @param {string | URL} other
 */
function samePath(one, other) {
  return new URL(one).pathname === new URL(other, location.href).pathname;
}
