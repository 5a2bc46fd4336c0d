import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillFlowRefs, nameFlows } from './flow-refs.ts';
import { readModel } from './read.ts';
import type { Model } from './types.ts';
import { writeModel } from './write.ts';

async function read(name: string): Promise<Model> {
  const { model } = await readModel(readFileSync(new URL(`../../fixtures/${name}.bpmn`, import.meta.url)));
  if (!model) throw new Error(name);
  return model;
}

function refs(model: Model, id: string) {
  const count = (name: string) => (model.elementById(id)?.get(name) as unknown[] | undefined)?.length;
  return { incoming: count('incoming'), outgoing: count('outgoing') };
}

test('missing references are filled in from the flows, once', async () => {
  const model = await read('flowable-approval');
  expect(refs(model, 'check')).toEqual({ incoming: 0, outgoing: 0 });
  expect(fillFlowRefs(model.definitions).added).toBe(6);
  expect(refs(model, 'check')).toEqual({ incoming: 1, outgoing: 1 });
  expect(fillFlowRefs(model.definitions).added).toBe(0);
});

test('what is there already is not entered again', async () => {
  expect(fillFlowRefs((await read('camunda-leave')).definitions).added).toBe(0);
});

test('undo leaves the tree as it was, also with flows without id', async () => {
  const model = await read('activiti-order');
  const before = writeModel(model).xml;
  const filled = fillFlowRefs(model.definitions);
  expect(filled.added).toBe(6);
  filled.undo();
  expect(writeModel(model).xml).toBe(before);
});

test('flows get ids, and references to them can be written', async () => {
  const model = await read('activiti-order');
  expect(nameFlows(model.definitions)).toBe(3);
  expect(nameFlows(model.definitions)).toBe(0);
  fillFlowRefs(model.definitions);
  expect(writeModel(model).xml).toContain('<outgoing>Flow_1</outgoing>');
});
