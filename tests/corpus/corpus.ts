import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of real models: `GONGDI_CORPUS`, or `../shared/corpus` beside the repository. */
const folder = process.env['GONGDI_CORPUS'] ?? fileURLToPath(new URL('../../../shared/corpus', import.meta.url));

export interface CorpusFile {
  /** For example `flowable/loan.bpmn`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

function load(): CorpusFile[] {
  if (!existsSync(folder)) {
    console.log(`corpus: no folder of real models (set GONGDI_CORPUS); only the own fixtures are tried`);
    return [];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) =>
      readdirSync(join(folder, entry.name)).map((file) => ({
        name: `${entry.name}/${file}`,
        bytes: readFileSync(join(folder, entry.name, file)),
      })),
    );
}

const fixtures = fileURLToPath(new URL('../../packages/bpmn/fixtures', import.meta.url));

/** Our own fixtures always, and the corpus if it is available, so that no test runs without models. */
export const corpus: readonly CorpusFile[] = [
  ...readdirSync(fixtures)
    .filter((file) => file.endsWith('.bpmn'))
    .map((file) => ({ name: `fixtures/${file}`, bytes: readFileSync(join(fixtures, file)) })),
  ...load(),
];
