/** A finger that held something did not press it, nor what opened under the finger meanwhile. */

/** How long after the finger is lifted its click may still come. */
const LATE = 350;

let held = false;

/** Whether a click that comes now is that of a finger which held something. */
export const isSwallowed = (): boolean => held;

/** The click, and the browser's menu, of the finger that lies on the screen now come to nobody. */
export function swallow(): void {
  held = true;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, true);
  addEventListener("contextmenu", stop, true);
  const lifted = (): void => {
    removeEventListener("pointerup", lifted);
    removeEventListener("pointercancel", lifted);
    setTimeout(() => {
      held = false;
      removeEventListener("click", stop, true);
      removeEventListener("contextmenu", stop, true);
    }, LATE);
  };
  addEventListener("pointerup", lifted);
  addEventListener("pointercancel", lifted);
}
