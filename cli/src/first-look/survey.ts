import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACES } from '@gongdi/bpmn';
import { CliFailure } from '../command.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import { ignoreRules } from '../files/ignore.ts';
import { findInputs, type Input } from '../files/inputs.ts';
import { RC_NAME } from '../lint/bpmnlintrc/find.ts';

/** Entries of folders that are looked at; a home folder has millions, and nobody waits for a greeting. */
const MOST_ENTRIES = 20_000;
/** Models that are opened to see which engine they are for. */
const MOST_OPENED = 200;
const SKIPPED = new Set(['node_modules', '.git']);
const CONFIGURATIONS = ['gongdi.config.json', 'gongdi.config.js', 'gongdi.config.mjs', RC_NAME];

/** What a folder holds for this program. */
export interface Survey {
  /** Names of models, relative to the folder. */
  readonly models: readonly string[];
  /** Whether the whole folder was looked at. */
  readonly whole: boolean;
  /** Number of models by the engine whose extensions they use; `plain` uses none. */
  readonly engines: Readonly<Record<string, number>>;
  readonly configurations: readonly string[];
  /** Whether the data of a server is here. */
  readonly data: boolean;
}

/** Looks what a folder and the folders in it hold, as a command that is given the folder would find it. */
export async function surveyOf(cwd: string): Promise<Survey> {
  const { models: seen, whole } = modelsIn(cwd);
  const models = whole && seen.length > 0 ? await notIgnored(cwd) : seen;
  return {
    models,
    whole,
    engines: enginesOf(models.slice(0, MOST_OPENED).map((name) => join(cwd, name))),
    configurations: CONFIGURATIONS.filter((name) => statSync(join(cwd, name), { throwIfNoEntry: false })?.isFile()),
    data: statSync(join(cwd, '.gongdi'), { throwIfNoEntry: false })?.isDirectory() ?? false,
  };
}

/** Finds models folder by folder, the nearest first, until too many entries were seen. */
function modelsIn(cwd: string): { models: string[]; whole: boolean } {
  const models: string[] = [];
  const folders = [''];
  let seen = 0;
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    for (const entry of entriesOf(join(cwd, folder))) {
      seen += 1;
      if (seen > MOST_ENTRIES) return { models: models.toSorted(), whole: false };
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith('.')) folders.push(name);
      else if (entry.isFile() && MODEL_ENDINGS.some((ending) => entry.name.endsWith(ending))) models.push(name);
    }
  }
  return { models: models.toSorted(), whole: true };
}

/** Folders that may not be read hold nothing for this user. */
function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

async function notIgnored(cwd: string): Promise<string[]> {
  const found = await findInputs(['.'], { cwd, endings: MODEL_ENDINGS, ignore: await ignoreRules(cwd) }).catch(
    (error: unknown): Input[] => {
      if (error instanceof CliFailure) return [];
      throw error;
    },
  );
  return found.map(({ name }) => name.replaceAll('\\', '/'));
}

function enginesOf(paths: readonly string[]): Record<string, number> {
  const engines: Record<string, number> = {};
  const { camunda, flowable, activiti, zeebe } = NAMESPACES;
  const known = Object.entries({ camunda, flowable, activiti, zeebe });
  for (const path of paths) {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      continue;
    }
    const engine = known.find(([, uri]) => text.includes(`"${uri}"`))?.[0] ?? 'plain';
    engines[engine] = (engines[engine] ?? 0) + 1;
  }
  return engines;
}
