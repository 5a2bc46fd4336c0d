import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareModels } from '../compare/index.ts';
import { readModel, writeModel, type Model } from '../model/index.ts';
import { checkModel } from './check-model.ts';
import { applyFixes } from './fixes.ts';
import type { CheckFinding, EngineTarget } from './types.ts';

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

const invalid = (code: string) => readFileSync(new URL(`rules/${code}/invalid.bpmn`, import.meta.url), 'utf8');

/** Applies the fixes of one rule, as `lint --fix` does. */
async function fixed(xml: string, code: string, target?: EngineTarget) {
  const options = target ? { target } : {};
  const ofRule = (model: Model): CheckFinding[] => checkModel(model, options).filter((one) => one.code === code);
  const model = await read(xml);
  const before = ofRule(model);
  const made = applyFixes(before);
  const { xml: written } = writeModel(model);
  if (written === undefined) throw new Error('the fixed model cannot be written');
  const after = await read(written);
  const left = ofRule(after);
  const again = applyFixes(left);
  const { added, removed, changed, layoutChanged } = compareModels(await read(xml), after);
  const changes = changed.flatMap(({ id, changes: of }) => of.map(({ path }) => `${id} ${path}`));
  const others = (of: Model) =>
    checkModel(of, options).flatMap((one) => (one.code === code ? [] : [`${one.code} ${one.element}`]));
  const fresh = others(after).filter((one) => !others(model).includes(one));
  return { made, left: left.length, again, added, removed, changes, moved: layoutChanged.map(({ id }) => id), fresh };
}

const CLEAN = { left: 0, again: 0, added: [], removed: [], moved: [], fresh: [] };

describe('a fix removes what was found, changes nothing else, and is done once', () => {
  it.each([
    ['not-executable', 1, ['leave isExecutable']],
    ['time-to-live', 1, ['leave camunda:historyTimeToLive']],
    ['dead-attribute', 1, ['task flowable:followUpDate']],
    ['duplicate-di', 1, []],
    ['default-flow-condition', 1, undefined],
    ['ignored-condition', 1, undefined],
  ] as const)('%s', async (code, made, changes) => {
    const result = await fixed(invalid(code), code);
    expect(result).toMatchObject({ ...CLEAN, ...(code === 'duplicate-di' ? { moved: ['task'] } : {}) });
    expect(result.made).toBeGreaterThanOrEqual(made);
    if (changes) expect(result.changes).toEqual(changes);
    else for (const path of result.changes) expect(path).toMatch(/ conditionExpression/);
  });
});

describe('dead attributes', () => {
  const model = (attributes: string) =>
    invalid('dead-attribute').replace('flowable:followUpDate="2026-01-01T00:00:00"', attributes);

  it('stay when they may be misspelt, and when another engine reads them', async () => {
    const target = { engine: 'flowable' } as const;
    const misspelt = await fixed(model('flowable:candidateGroop="a"'), 'dead-attribute', target);
    expect(misspelt).toMatchObject({ made: 0, left: 1, changes: [] });
    const elsewhere = await fixed(model('camunda:followUpDate="2026-01-01"'), 'dead-attribute', { engine: 'activiti' });
    expect(elsewhere.made).toBe(0);
    expect(elsewhere.left).toBeGreaterThan(0);
  });
});
