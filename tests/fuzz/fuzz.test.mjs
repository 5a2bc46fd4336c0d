import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as library from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { makeCase } from './cases.mjs';
import { models } from './corpus.mjs';
import { wholeWay } from './whole-way.mjs';

/** The first cases of those that `npm run fuzz` runs in larger number. */
const CASES = 500;
/** A case takes about ten milliseconds; this time is a hang on any machine. */
const LONGEST_MS = 20_000;

test(`${CASES} damaged models: refused with a place, or taken the whole way; never an exception`, async () => {
  const all = models();
  const counts = { refused: 0, read: 0 };
  const failures = [];
  for (let seed = 1; seed <= CASES; seed += 1) {
    const given = makeCase(seed, all);
    const since = performance.now();
    try {
      counts[await wholeWay(library, given)] += 1;
      if (performance.now() - since > LONGEST_MS) throw new Error('took too long');
    } catch (error) {
      const file = join(tmpdir(), `gongdi-fuzz-${seed}.bpmn`);
      writeFileSync(file, given.bytes);
      failures.push(`seed ${seed} (${given.how.join(', ')}), saved as ${file}: ${error.message}`);
    }
  }
  expect(failures).toEqual([]);
  // Otherwise the test would cover only one of the two results.
  expect(counts.refused).toBeGreaterThan(CASES / 10);
  expect(counts.read).toBeGreaterThan(CASES / 10);
});
