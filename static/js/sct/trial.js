/* The trial page: keys to its neighbours, folded long texts, and updates of the parts that grow while it is played. */

import { byId, find } from "../dom.js";
import { say } from "../words.js";
import { graft } from "./graft.js";
import { followKeys } from "./keys.js";
import { foldLongWords } from "./long_words.js";
import { watch } from "./socket.js";

const page = find(document, "main");
foldLongWords(page);
followKeys(byId("keys-on", HTMLInputElement));

const boot = document.getElementById("watching");
if (boot) follow(JSON.parse(boot.textContent));

/** @param {{socket: string}} boot */
function follow({ socket }) {
  const line = byId("live-line");
  let isBusy = false;
  let isWanted = false;

  async function look() {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      await graft(location.href, foldLongWords).catch(() => {});
    }
    isBusy = false;
  }

  watch(socket, {
    onFrame: look,
    onState: (state) => { line.textContent = state === "lost" ? say("Connection lost, trying again …") : say("Connected: this page follows along."); },
  });
}
