import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const ENVIRONMENT = /@vitest-environment\s+([\w-]+)/;

/**
 * Files that take longest, longest first: begun late, one of them would run alone at the end. Parts of the names suffice.
 */
export const LONG = [
  'server/src/upgrades.test',
  'server/src/personal.test',
  'server/src/product.test',
  'server/src/store/postgres/kill.test',
  'server/src/store/backup/backup.test',
  'server/src/telemetry/judged.test',
  'server/src/engine/kill.test',
  'browser/console-access.test',
];

/** Place among the files that take longest; behind them all for any other. */
const placeOf = (file) => {
  const place = LONG.findIndex((part) => file.includes(part));
  return place === -1 ? LONG.length : place;
};

/**
 * Files in the order in which they are given, but those that take longest first, and within a project those of one
 * environment together: where files share a worker, vitest ends it, with all that it has imported, as soon as the next
 * file wants another environment.
 * @template {{ project: string, environment: string, file: string }} T
 * @param {readonly T[]} files
 * @returns {T[]}
 */
export function inOrder(files) {
  const projects = [...new Set(files.map(({ project }) => project))];
  return files.toSorted(
    (a, b) =>
      projects.indexOf(a.project) - projects.indexOf(b.project) ||
      Number(a.environment !== 'node') - Number(b.environment !== 'node') ||
      (a.environment < b.environment ? -1 : Number(a.environment > b.environment)) ||
      placeOf(a.file) - placeOf(b.file),
  );
}

/** The order of all test files of a run (vitest.config.ts). */
export class TestOrder extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} specs */
  async sort(specs) {
    const files = (await super.sort(specs)).map((spec) => ({
      spec,
      project: spec.project.name,
      environment: ENVIRONMENT.exec(readFileSync(spec.moduleId, 'utf8'))?.[1] ?? spec.project.config.environment,
      file: spec.moduleId.replaceAll('\\', '/'),
    }));
    return inOrder(files).map(({ spec }) => spec);
  }
}
