/**
 * The service worker: the page and what can be learnt are there without a connection. Whatever is played needs the
 * server, and says so. The newest page is always asked for first; what was kept only stands in for it.
 */
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

import { isTaught, isWarm, SHELL, TAUGHT, warm } from "./taught";

/** What is used of the worker's world. */
interface Worker {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  location: Location;
  addEventListener(
    kind: "message",
    hear: (event: MessageEvent & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

declare const self: Worker;

precacheAndRoute(self.__WB_MANIFEST);

/** Addresses of the house are one page; without a connection it is the one that was kept. */
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !/^\/(api|health|schema)\//.test(url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: 5 }),
);
setCatchHandler(async ({ request }) =>
  request.mode === "navigate" ? ((await matchPrecache(SHELL)) ?? Response.error()) : Response.error(),
);

/** What the server tells of games, rules and lessons: fresh where that is possible. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && isTaught(url),
  new NetworkFirst({ cacheName: TAUGHT, networkTimeoutSeconds: 8 }),
);

/** A page says which language is spoken: everything that is taught in it is fetched once. */
self.addEventListener("message", (event) => {
  if (isWarm(event.data)) event.waitUntil(warm(event.data.warm));
});
