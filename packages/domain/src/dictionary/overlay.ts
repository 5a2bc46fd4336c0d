import type { Dictionary, DictionaryEntry } from './define.ts';

/**
 * Complete dictionaries that an installation has changed, by their type. For all other types the built-in dictionaries
 * apply.
 */
export type DictionaryOverlay = ReadonlyMap<string, Dictionary>;

let provider: () => DictionaryOverlay | undefined = () => undefined;
/** Set while `withOverlay` runs. The wrapper object distinguishes "no overlay" from "not set". */
let held: { overlay: DictionaryOverlay | undefined } | undefined;

/**
 * Registers the function that returns the overlay of the current work where `withOverlay` cannot enclose it, such as
 * the calls of a server.
 */
export function provideOverlay(of: () => DictionaryOverlay | undefined): void {
  provider = of;
}

/** Returns the overlay in force at this moment. */
export function currentOverlay(): DictionaryOverlay | undefined {
  return held ? held.overlay : provider();
}

/**
 * Runs `work` with the dictionaries of one installation. The function is synchronous on purpose, so that two consoles
 * on one page that use different servers never see each other's entries.
 */
export function withOverlay<T>(overlay: DictionaryOverlay | undefined, work: () => T): T {
  const before = held;
  held = { overlay };
  try {
    return work();
  } finally {
    held = before;
  }
}

/**
 * Returns a built-in dictionary with the entries that an installation has stored for it, in the stored order. Entries
 * that later versions of the product added follow at the end.
 */
export function mergeEntries(builtIn: Dictionary, kept: readonly DictionaryEntry[]): Dictionary {
  const values = new Set(kept.map((entry) => entry.value));
  return { ...builtIn, entries: [...kept, ...builtIn.entries.filter((entry) => !values.has(entry.value))] };
}

/** Returns the entries to choose from: those that are not disabled, and the one that a record already has. */
export function choicesIn(dictionary: Dictionary, ...chosen: readonly unknown[]): readonly DictionaryEntry[] {
  return dictionary.entries.filter((entry) => !entry.disabled || chosen.includes(entry.value));
}
