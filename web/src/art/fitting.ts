/** The first of several forms that fits its room, the longest being the first. */
import { tick, untrack } from "svelte";

const SLACK = 2;

/** Whether anything in this element, or in a part of it marked with `data-room`, has no room. */
function overflows(element: HTMLElement): boolean {
  return [element, ...element.querySelectorAll<HTMLElement>("[data-room]")].some(
    (each) => each.scrollHeight > each.clientHeight + SLACK || each.scrollWidth > each.clientWidth + SLACK,
  );
}

/** Tries so many forms one after the other, whenever the size changes or what `told` reads. */
export function fitting(
  forms: number,
  told: () => unknown,
  choose: (form: number) => void,
): (element: HTMLElement) => () => void {
  return (element) => {
    told();
    let tries = 0;
    const fit = async (): Promise<void> => {
      tries += 1;
      const mine = tries;
      for (let form = 0; form < forms; form += 1) {
        choose(form);
        await tick();
        if (mine !== tries || !overflows(element)) return;
      }
    };
    const watch = new ResizeObserver(() => void fit());
    untrack(() => void fit());
    watch.observe(element);
    return () => {
      tries += 1;
      watch.disconnect();
    };
  };
}
