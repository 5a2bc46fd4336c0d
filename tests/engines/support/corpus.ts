import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Source {
  /** For example `camunda/loanApproval.bpmn`, `rules/script-format/invalid.bpmn`. */
  name: string;
  bytes: Uint8Array;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const bpmn = join(repository, 'packages', 'bpmn');

/** Returns the folder of real models beside the repository, or the one in GONGDI_CORPUS; null if there is none. */
function corpusFolder(): string | null {
  const folder = process.env['GONGDI_CORPUS'] ?? join(repository, '..', 'shared', 'corpus');
  return existsSync(folder) ? folder : null;
}

function modelsIn(folder: string, prefix: string): Source[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): Source[] => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return modelsIn(path, `${prefix}${entry.name}/`);
      return /\.(bpmn|bpmn20\.xml)$/.test(entry.name) ? [{ name: prefix + entry.name, bytes: readFileSync(path) }] : [];
    });
}

/** Returns our own fixtures, and real models if they are available. */
export function realModels(): Source[] {
  const corpus = corpusFolder();
  if (!corpus) process.stdout.write('engines: no folder of real models (set GONGDI_CORPUS); own fixtures only\n');
  return [...(corpus ? modelsIn(corpus, '') : []), ...modelsIn(join(bpmn, 'fixtures'), 'fixtures/')];
}

/** The two models of every rule: `rules/<code>/valid.bpmn` and `rules/<code>/invalid.bpmn`. */
export const ruleModels = (): Source[] => modelsIn(join(bpmn, 'src', 'check', 'rules'), 'rules/');
