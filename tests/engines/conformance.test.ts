import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS } from '../conformance/cases/index.ts';
import { realDriver } from '../conformance/support/real.ts';
import { expectedOf, runCase } from '../conformance/support/run-case.ts';
import type { Driver } from '../conformance/support/case.ts';
import { missing, startEngine, type RunningEngine } from './support/real-engine.ts';

const why = missing();
if (why) process.stdout.write(`engines skipped: ${why}\n`);

describe.skipIf(why !== null).each(['camunda7', 'flowable'] as const)('conformance of %s', (kind) => {
  let engine: RunningEngine;
  let driver: Driver;
  beforeAll(async () => {
    engine = await startEngine(kind);
    driver = realDriver(kind, engine.baseUrl);
  });
  afterAll(() => engine?.stop());

  const groups = GROUPS.map(({ name, cases }) => ({
    name,
    cases: cases.filter(({ differs }) => !differs?.[kind]?.skip),
  })).filter(({ cases }) => cases.length > 0);
  describe.each(groups)('$name', ({ cases }) => {
    it.each(cases)('$name', async (one) => {
      expect(await runCase(driver, one)).toEqual(expectedOf(one, kind));
    });
  });
});
