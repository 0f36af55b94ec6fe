/** This browser may be told while the page is closed: its push service gets an address for us, and the key of the house. */
import type { AddPush } from "../../wire";

export function canBePushed(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What the server needs to push this browser; null if it is not allowed. */
export async function subscribed(key: string): Promise<AddPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  await before?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
  return { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } };
}
