/** What a page has said to its table and heard from it; tests wait for it instead of for time to pass. */
export interface LessonTold {
  step: number;
  kind: string;
  text: string;
  point: string[];
  moves: string[];
}

export interface Heard {
  /** Views that came. */
  views: number;
  /** The version of the newest. */
  version: number;
  /** Changes asked for that are not answered. */
  open: number;
  /** The version the last answer promised. */
  owed: number;
  sockets: WebSocket[];
  /** What the teacher of a lesson said, how often and last. */
  lessons: number;
  lesson: LessonTold | null;
  /** Events of a pointer, for whoever has only keys. */
  pointed: number;
}

declare global {
  interface Window {
    heard: Heard;
  }
}

/** Runs in the page before anything else does. */
export function listen(): void {
  const heard: Heard = { views: 0, version: -1, open: 0, owed: -1, lessons: 0, lesson: null, sockets: [], pointed: 0 };
  window.heard = heard;
  const count = (event: Event): void => {
    if (event.isTrusted) heard.pointed += 1;
  };
  for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "wheel", "touchstart"])
    window.addEventListener(kind, count, { capture: true, passive: true });
  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      heard.sockets.push(this);
      heard.open = 0;
      this.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as {
          type: string;
          version: number;
          key?: string;
          changes?: { version?: [number] };
        };
        if (message.type === "lesson") {
          heard.lessons += 1;
          heard.lesson = message as unknown as LessonTold;
        }
        if (message.type === "view") [heard.views, heard.version] = [heard.views + 1, message.version];
        if (message.type === "changed")
          [heard.views, heard.version] = [heard.views + 1, message.changes?.version?.[0] ?? heard.version];
        if (message.type === "done") heard.owed = message.version;
        if (message.type === "done" || (message.type === "problem" && message.key)) heard.open -= 1;
      });
    }

    override send(text: string): void {
      if ("key" in (JSON.parse(text) as object)) heard.open += 1;
      super.send(text);
    }
  };
}
