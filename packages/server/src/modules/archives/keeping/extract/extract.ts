import { inThread, ThreadError } from '../../../../threads/index.ts';
import type { ExtractAnswer, Extracted, ExtractKind, ExtractTask } from './protocol.ts';

/** JavaScript next to this file, both in the sources and in the build. */
const FILE = new URL('./extract.mjs', import.meta.url);

/** Longest time of one file, ms, and most memory, MB. */
const WITHIN = 20_000;
const MEMORY = 384;
/** Characters of a text that are found; a book has more, a record less. */
const CHARACTERS = 200_000;

const KINDS: Readonly<Record<string, ExtractKind>> = {
  pdf: 'pdf',
  docx: 'office',
  xlsx: 'office',
  pptx: 'office',
  txt: 'text',
  csv: 'text',
};

/** Returns how the text of a file is taken, by its name; undefined: such files have none. */
export const kindOfFile = (name: string): ExtractKind | undefined =>
  KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];

/**
 * Takes the text of a file in a thread that ends with it, by itself or when its time or memory is used up.
 * @param within longest time, ms
 * @returns the reason where it could not be taken
 */
export async function extract(
  bytes: Uint8Array,
  kind: ExtractKind,
  within = WITHIN,
): Promise<Extracted | { fault: string }> {
  const task: ExtractTask = { bytes, kind, most: CHARACTERS };
  try {
    return await inThread<ExtractAnswer>(FILE, task, { within, memory: MEMORY });
  } catch (error) {
    if (error instanceof ThreadError) return { fault: error.reason };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
