/** Small sounds, made on the spot: two notes of a bowl when it is on me, a wooden tap for what happens, a chord at the end. */

export type Sound = "turn" | "tap" | "end";

interface Note {
  /** In hertz. */
  pitch: number;
  /** Seconds after the sound begins, and how long it rings. */
  at: number;
  rings: number;
  /** 0 to 1; never loud. */
  loud: number;
}

/** Partials of a struck bowl, as shares of its pitch. */
const BOWL = [1, 2.76, 5.4] as const;
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { pitch: 523, at: 0, rings: 0.9, loud: 0.16 },
    { pitch: 784, at: 0.16, rings: 1.2, loud: 0.13 },
  ],
  tap: [{ pitch: 330, at: 0, rings: 0.09, loud: 0.07 }],
  end: [
    { pitch: 392, at: 0, rings: 1.6, loud: 0.12 },
    { pitch: 523, at: 0.14, rings: 1.6, loud: 0.12 },
    { pitch: 659, at: 0.28, rings: 2, loud: 0.12 },
  ],
};

let context: AudioContext | null = null;

function strike(into: AudioContext, { pitch, at, rings, loud }: Note): void {
  const begin = into.currentTime + at;
  for (const [n, share] of BOWL.entries()) {
    const tone = into.createOscillator();
    const gain = into.createGain();
    const volume = loud / (n + 1) ** 2;
    const end = begin + rings / (n + 1);
    tone.frequency.value = pitch * share;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(volume, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(into.destination);
    tone.start(begin);
    tone.stop(end);
  }
}

/** Browsers stay silent until somebody has touched the page: before that nothing is asked of them. */
function mayRing(): boolean {
  return typeof AudioContext !== "undefined" && (navigator.userActivation?.hasBeenActive ?? true);
}

export function play(sound: Sound): void {
  if (!mayRing()) return;
  context ??= new AudioContext();
  const into = context;
  const ring = (): void => SOUNDS[sound].forEach((note) => strike(into, note));
  if (into.state === "suspended") void into.resume().then(ring, () => undefined);
  else ring();
}
