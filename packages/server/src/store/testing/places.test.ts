import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { placesOf, runOf } from './places.ts';

it('belongs to the run that `npm test` names, else to the process that began it', () => {
  expect(runOf({ GONGDI_TEST_RUN: '4711' })).toBe(4711);
  expect([process.pid, process.ppid]).toContain(runOf({}));
});

it('keeps data where it is told, and programs on the disk, for each run and cluster apart', () => {
  const places = placesOf(4711, 'embedded', '/memory');
  expect(places.data).toBe(path.join('/memory', 'gongdi-test-4711-embedded'));
  expect(places.programs).toBe(path.join(os.tmpdir(), 'gongdi-test-4711-embedded'));
  expect(placesOf(4711, 'outside', '/memory').data).not.toBe(places.data);
});

it('finds the same place each time', () => {
  expect(placesOf(4711, 'embedded')).toEqual(placesOf(4711, 'embedded'));
});
