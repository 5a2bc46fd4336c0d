const MEBI = 2 ** 20;

/** Limits of the scripts in process models. */
export interface MachineLimits {
  /** How long a script may run, ms. After twice that time its thread is ended. */
  milliseconds: number;
  /** Memory for the values of one script, bytes. */
  memoryBytes: number;
  /** Size of the interpreter's own stack, bytes; it limits the depth of calls. */
  stackBytes: number;
  /** Maximum length of the source, characters. */
  sourceChars: number;
  /** Maximum size of variables and results, characters of JSON. */
  dataChars: number;
  /** Maximum number of threads. */
  threads: number;
  /** Maximum number of concurrent scripts of one company, and of its scripts that wait for a thread. */
  threadsEach: number;
  waitingEach: number;
  /** How long a script may wait for a thread, ms. */
  waitMs: number;
}

/** Defaults. A script of a process decides and computes: none of ours needed 20 ms. */
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

/** A thread whose interpreter uses this much memory is replaced. */
export const HELD_BYTES = 96 * MEBI;
/** A thread without work for this time is ended, ms. */
export const IDLE_MS = 60_000;
