/** What the page and the framed document say to each other. Types alone: both sides are built into one file each. */

/** First message to the window of the frame, with a port. Everything after it goes through that port. */
export interface Knock {
  gongdi: 'frame';
  protocol: number;
}

/** A value that crosses the frame, or the reason why there is none. */
export type Outcome = { ok: true; value: unknown } | { ok: false; message: string };

/** Part of a tall frame that the reader sees, in CSS pixels from the top of the frame. */
export interface Slice {
  top: number;
  height: number;
}

/** What is configured in the framed document: only what can be cloned; the session is asked for by `token`. */
export interface FrameConfig {
  baseUrl?: string;
  lang?: 'zh-CN' | 'en';
  timeZone?: string;
  managerBase?: string;
}

export type FromHost =
  | {
      kind: 'open';
      element: string;
      properties: Record<string, unknown>;
      config: FrameConfig;
      /** Whether the page answers for sessions. */
      sessions: boolean;
      /** Whether the frame takes the height of its content. */
      grows: boolean;
      /** Cancelable events that are cancelled each time: the page could answer only after they are over. */
      prevent: readonly string[];
    }
  | { kind: 'set'; properties: Record<string, unknown> }
  | { kind: 'call'; id: number; method: string; args: readonly unknown[] }
  | { kind: 'slice'; slice: Slice }
  | ({ kind: 'answer'; id: number } & Outcome);

export type FromFrame =
  | { kind: 'hello'; protocol: number; version: string }
  | { kind: 'refused'; protocol: number }
  /** `functions`: members of the detail that are functions, and can be called as methods `event:member`. */
  | { kind: 'event'; type: string; detail: unknown; functions: readonly string[]; id: number }
  | { kind: 'height'; height: number }
  | { kind: 'token'; id: number; refused: unknown }
  | ({ kind: 'answer'; id: number } & Outcome);
