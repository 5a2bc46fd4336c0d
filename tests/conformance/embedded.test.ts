import { createScriptMachine, withDatabase } from '@gongdi/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS } from './cases/index.ts';
import type { Case, Driver } from './support/case.ts';
import { differencesPage } from './support/differences.ts';
import { embeddedDriver } from './support/embedded.ts';
import { forFlowable } from './support/model.ts';
import { expectedOfOurs, runCase } from './support/run-case.ts';

/** The models are written for Camunda. */
const REWRITES = { camunda: undefined, flowable: forFlowable } as const;

describe.each(['camunda', 'flowable'] as const)('conformance of the embedded engine, models of %s', (dialect) => {
  const database = withDatabase();
  const scripts = createScriptMachine();
  let driver: Driver;
  beforeAll(async () => {
    driver = await embeddedDriver(database(), scripts, REWRITES[dialect]);
  });
  afterAll(() => scripts.close());

  describe.each(GROUPS)('$name', ({ cases }) => {
    it.each(cases.filter((one) => isRun(one, dialect)))('$name', async (one) => {
      expect(await runCase(driver, one)).toEqual(expectedOfOurs(one, dialect));
    });
  });
});

/**
 * Returns whether a case is run. A part that the conversion removes has no effect on the result, so such a case is not
 * run.
 */
function isRun({ differs }: Case, dialect: keyof typeof REWRITES): boolean {
  const { flowable } = differs ?? {};
  return !differs?.embedded?.skip && !(dialect === 'flowable' && flowable?.skip && flowable.dialect);
}

it('has at least 60 models', () => expect(GROUPS.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(60));

it('has a page of its differences', () =>
  expect(differencesPage(GROUPS)).toMatchFileSnapshot('../../docs/conformance.md'));
