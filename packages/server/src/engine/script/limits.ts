const MEBI = 2 ** 20;

/** Limits of the scripts in process models. */
export interface MachineLimits {
  /** How long a script runs, ms; its thread is ended after twice that. */
  milliseconds: number;
  /** What the values of one script may hold. */
  memoryBytes: number;
  /** How deep calls may go, bytes of the machine's own stack. */
  stackBytes: number;
  /** Longest source, characters. */
  sourceChars: number;
  /** Largest variables and results, characters of JSON. */
  dataChars: number;
  /** Threads at most. */
  threads: number;
  /** Scripts of one company that run at a time, and that wait for a thread at most. */
  threadsEach: number;
  waitingEach: number;
  /** How long a script waits for a thread, ms. */
  waitMs: number;
}

/** A script of a process decides and computes: none of ours needed 20 ms. */
export const SCRIPT_LIMITS: MachineLimits = {
  milliseconds: 1_000,
  memoryBytes: 32 * MEBI,
  stackBytes: 256 * 1024,
  sourceChars: 200_000,
  dataChars: 4_000_000,
  threads: 2,
  threadsEach: 1,
  waitingEach: 100,
  waitMs: 10_000,
};

/** A thread whose machine has grown to this is replaced. */
export const HELD_BYTES = 96 * MEBI;
/** A thread that nobody asked anything is ended after this, ms. */
export const IDLE_MS = 60_000;
