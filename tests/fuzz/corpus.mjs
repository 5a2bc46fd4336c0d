import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of real models: `GONGDI_CORPUS`, or `../shared/corpus` beside the repository. */
const folder = process.env.GONGDI_CORPUS ?? here('../../../shared/corpus');
const fixtures = here('../../packages/bpmn/fixtures');

/** Returns the files of the folder and of its subfolders. */
const filesIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(bpmn|xml)$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [];

/** Size limit in bytes. Larger models find no more errors than small ones and take longer. */
const LARGEST = 120_000;

/**
 * Our own fixtures, and the corpus if it is available, in a stable order: the same seed means the same model.
 * @returns {{ name: string, bytes: Uint8Array }[]}
 */
export function models() {
  return [...filesIn(fixtures), ...filesIn(folder)]
    .toSorted()
    .map((path) => ({ name: path, bytes: readFileSync(path) }))
    .filter(({ bytes }) => bytes.length <= LARGEST);
}
