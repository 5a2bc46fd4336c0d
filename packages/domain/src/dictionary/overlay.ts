import type { Dictionary, DictionaryEntry } from './define.ts';

/** Dictionaries that an installation has changed, whole, by their type. The built-in ones hold for the rest. */
export type DictionaryOverlay = ReadonlyMap<string, Dictionary>;

let provider: () => DictionaryOverlay | undefined = () => undefined;
/** Set while `withOverlay` runs; the box tells "none" from "not set". */
let held: { overlay: DictionaryOverlay | undefined } | undefined;

/** Names whoever knows the overlay of the work under way where that is not a stretch of code: a server's calls. */
export function provideOverlay(of: () => DictionaryOverlay | undefined): void {
  provider = of;
}

/** The overlay that holds at this moment. */
export function currentOverlay(): DictionaryOverlay | undefined {
  return held ? held.overlay : provider();
}

/**
 * Runs `work` with the dictionaries of one installation. Synchronous on purpose: two consoles of one page that talk to
 * different servers never see each other's entries.
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
 * A built-in dictionary with the entries that an installation keeps of it, in its order. Entries that the product has
 * got since then follow at the end.
 */
export function mergeEntries(builtIn: Dictionary, kept: readonly DictionaryEntry[]): Dictionary {
  const values = new Set(kept.map((entry) => entry.value));
  return { ...builtIn, entries: [...kept, ...builtIn.entries.filter((entry) => !values.has(entry.value))] };
}

/** Entries to choose from: those that are not disabled, and the one that a record has already. */
export function choicesIn(dictionary: Dictionary, ...chosen: readonly unknown[]): readonly DictionaryEntry[] {
  return dictionary.entries.filter((entry) => !entry.disabled || chosen.includes(entry.value));
}
