/** A notice on the desktop: it is your turn. Only if it was asked for, and only when the page is not looked at. */
import { say } from "../../i18n/index.svelte";
import { settings } from "../settings.svelte";

export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

export function notifyTurn(title: string, question: string): void {
  if (!settings.kept.notify || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(`${say("web-your-decision")} · ${title}`, { body: question, tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
