import { expect, test } from 'vitest';
import type { ModdleElement } from '../model/index.ts';
import { readModel } from '../model/index.ts';
import { deadPartsOf } from './dead-parts.ts';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:flowable="http://flowable.org/bpmn" targetNamespace="x">
  <process id="p">
    <userTask id="t" flowable:assignee="a" flowable:formRef="f" camunda:followUpDate="d">
      <extensionElements>
        <camunda:inputOutput />
        <flowable:taskListener class="A" event="create" />
      </extensionElements>
    </userTask>
    <sendTask id="s" flowable:class="A" flowable:type="mail" />
  </process>
</definitions>`;

async function at(id: string) {
  const { model } = await readModel(XML);
  if (!model) throw new Error('no model');
  const [process] = model.definitions['rootElements'] as [ModdleElement];
  const element = (process['flowElements'] as ModdleElement[]).find((one) => one.id === id);
  if (!element) throw new Error('no element');
  return deadPartsOf(model, element, 'flowable');
}

test('attributes and extension elements that the engine does not read', async () => {
  const found = await at('t');
  expect(found.map(({ property, element }) => property ?? element.$type)).toEqual([
    'flowable:formRef',
    'camunda:followUpDate',
    'camunda:inputOutput',
  ]);
  expect(found[0]?.message.zh).toContain('formRef');
});

test('a send task has kinds, no code', async () => {
  expect((await at('s')).map(({ property }) => property)).toEqual(['flowable:class']);
});
