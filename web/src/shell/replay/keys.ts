/** The keys of whatever is watched step by step. */
import { actionOf, isTyping } from "../shortcuts";

interface Stepping {
  readonly step: number;
  readonly last: number;
  readonly playing: boolean;
  go(step: number): unknown;
  play(): void;
  pause(): void;
}

export function replayKeys(
  player: Stepping,
  doors: { rules: () => void; help: () => void },
): (event: KeyboardEvent) => void {
  const acts: Readonly<Record<string, () => void>> = {
    ArrowRight: () => void player.go(player.step + 1),
    ArrowLeft: () => void player.go(player.step - 1),
    Home: () => void player.go(0),
    End: () => void player.go(player.last),
    " ": () => (player.playing ? player.pause() : player.play()),
  };
  return (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const door = actionOf(event);
    if (door === "rules" || door === "help") {
      event.preventDefault();
      doors[door]();
      return;
    }
    if (event.key === " " && target instanceof Element && target.closest("button, a, [role='button']")) return;
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key !== " ") player.pause();
    act();
  };
}
