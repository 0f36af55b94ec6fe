/**
 * The service worker: the page and what can be learnt are there without a connection. Whatever is played needs the
 * server, and says so. The newest page is always asked for first; what was kept only stands in for it.
 */
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

import { isTaught, isWarm, SHELL, TAUGHT, warm } from "./taught";

/** A notice, as the server seals it. */
interface Notice {
  title: string;
  text: string;
  link: string;
  table: string;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Window {
  url: string;
  focus(): Promise<unknown>;
}

/** What is used of the worker's world. */
interface Worker {
  registration: { showNotification(title: string, how: NotificationOptions): Promise<void> };
  clients: { matchAll(of: { type: "window" }): Promise<Window[]>; openWindow(to: string): Promise<unknown> };
  addEventListener(kind: "push", hear: (event: Waiting & { data: { json(): Notice } | null }) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: Waiting & { notification: Notification }) => void): void;
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

/** It is somebody's turn while no page is open, or none is looked at: a notice for each table, the newest in its place. */
self.addEventListener("push", (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  const { title, text, link, table } = notice;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: `/table/${table}`, data: link }));
});

/** A press opens the table at the question: in a page that shows it already, else in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(String(event.notification.data), self.location.origin).pathname;
  const open = async (): Promise<unknown> => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((each) => new URL(each.url).pathname === to);
    return there ? there.focus() : self.clients.openWindow(to);
  };
  event.waitUntil(open());
});
