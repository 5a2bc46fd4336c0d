import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of real models: `GONGDI_CORPUS`, or `../shared/corpus` beside the repository. */
const folder = process.env.GONGDI_CORPUS ?? here('../../../shared/corpus');
const fixtures = here('../../packages/bpmn/fixtures');

/** Files of the folder and of those in it. */
const filesIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(bpmn|xml)$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [];

/** Larger ones say nothing that small ones do not, and take their time. */
const LARGEST = 120_000;

/**
 * Our own fixtures, and the corpus where it is at hand, in a stable order: the same seed means the same model.
 * @returns {{ name: string, bytes: Uint8Array }[]}
 */
export function models() {
  return [...filesIn(fixtures), ...filesIn(folder)]
    .toSorted()
    .map((path) => ({ name: path, bytes: readFileSync(path) }))
    .filter(({ bytes }) => bytes.length <= LARGEST);
}
