/* Pages of this site, read as documents: an XMLHttpRequest parses them without any sink that would take markup. */

/**
 * Resolves to the document at that address; rejects when it does not answer, or answers with another page.
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
      if (arrived) resolve(request.response);
      else reject(new Error(`${address} answered ${request.status}`));
    };
    request.onerror = request.ontimeout = () => reject(new Error(`${address} does not answer`));
    request.send();
  });
}

/**
 * Whoever has been signed out meanwhile is led to the door: that is not the page that was asked for.
 * @param {string} one @param {string | URL} other
 */
function samePath(one, other) {
  return new URL(one).pathname === new URL(other, location.href).pathname;
}
