/** Words that have no room: their last line fades, as a sign that the large card says more. */

/** Watches an element whose height is given; it is marked while what it says is taller. */
export function fadesWhereCut(element: HTMLElement): () => void {
  const look = (): void => {
    element.toggleAttribute("data-cut", element.scrollHeight > element.clientHeight + 2);
  };
  look();
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => watch.disconnect();
}
