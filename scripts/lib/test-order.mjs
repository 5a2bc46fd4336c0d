import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const ENVIRONMENT = /@vitest-environment\s+([\w-]+)/;

/**
 * Test files that take longest, longest first. If one of them started late, it would run alone at the end. Parts of the
 * names are enough.
 */
export const LONG = [
  'server/src/upgrades.test',
  'server/src/personal.test',
  'server/src/resources/records.test',
  'server/src/product.test',
  'server/src/store/postgres/kill.test',
  'server/src/store/backup/backup.test',
  'server/src/telemetry/judged.test',
  'server/src/engine/kill.test',
  'server/src/telemetry/kill.test',
  'house/new-module.test',
  'cli/records.test',
  'cli/remote.test',
  'browser/console-access.test',
  'browser/console-tabs.test',
  'browser/console-offline.test',
  'browser/console-schedule.test',
];

/** Returns the position among the files that take longest; any other file comes after them. */
const placeOf = (file) => {
  const place = LONG.findIndex((part) => file.includes(part));
  return place === -1 ? LONG.length : place;
};

/**
 * Keeps the given order of files, with two exceptions: the files that take longest come first, and within a project
 * files of one environment are together. Where files share a worker, vitest ends the worker and discards all its
 * imports as soon as the next file needs another environment.
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
