import { compareModels, formatModel, fromJson, layoutModel, readModel, toJson, walk, writeModel } from '@gongdi/bpmn';
import type { Model, ModdleElement } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { corpus } from './corpus.ts';

const files = corpus.map(({ name, bytes }) => [name, bytes] as const);

async function read(input: string | Uint8Array): Promise<Model> {
  const { model, findings } = await readModel(input);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

test.each(files)('%s: format is stable and changes nothing', async (_, bytes) => {
  const source = await read(bytes);
  const once = formatModel(source).xml ?? '';
  const formatted = await read(once);
  expect(formatModel(formatted).xml).toBe(once);
  expect(compareModels(source, formatted)).toMatchObject({ same: true, layoutChanged: [] });
});

test.each(files)('%s: JSON there and back', async (_, bytes) => {
  const source = await read(bytes);
  const { json } = toJson(source);
  const back = await fromJson(JSON.stringify(json));
  if (!back.model) throw new Error(JSON.stringify(back.findings));
  expect(compareModels(source, back.model)).toMatchObject({ same: true, layoutChanged: [] });
  expect(toJson(back.model).json).toEqual(json);
});

const DRAWN = ['bpmn:FlowNode', 'bpmn:Lane', 'bpmn:Participant', 'bpmn:TextAnnotation', 'bpmn:Group'];

test.each(files)('%s: laid out anew, everything is drawn and nothing else changes', async (_, bytes) => {
  const source = await read(bytes);
  const model = await read(bytes);
  if (!layoutModel(model, { force: true })) return;
  const shapes = new Set<unknown>();
  walk(model.definitions, (element: ModdleElement) => {
    if (element.$type === 'bpmndi:BPMNShape') shapes.add(element['bpmnElement']);
  });
  walk(model.definitions, (element: ModdleElement) => {
    if (!DRAWN.some((type) => element.$instanceOf(type))) return;
    // Choreographies are not laid out: their tasks have no place in a process.
    if (element.$parent?.$instanceOf('bpmn:Choreography')) return;
    expect(shapes.has(element), `${element.$type} ${element.id ?? ''}`).toBe(true);
  });
  expect(writeModel(model, { allowLoss: true }).xml).toBeDefined();
  const { removed } = compareModels(source, model);
  // Elements without an id got one, so they count as different elements.
  expect(removed.filter(({ id }) => source.elementById(id))).toEqual([]);
});
