import { importEngineFields } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { fieldsInModel } from './model-fields.ts';

const drawing = (engine: string, uri: string, start: string, task = '') => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:${engine}="${uri}" targetNamespace="t">
  <bpmn:process id="p" isExecutable="true">
    <bpmn:startEvent id="s" name="发起"><bpmn:extensionElements>${start}</bpmn:extensionElements></bpmn:startEvent>
    <bpmn:userTask id="a" name="审批">${task}</bpmn:userTask>
  </bpmn:process>
</bpmn:definitions>`;

it('finds the form fields of Camunda, with constraints and choices', async () => {
  const xml = drawing(
    'camunda',
    'http://camunda.org/schema/1.0/bpmn',
    `<camunda:formData>
      <camunda:formField id="days" label="天数" type="long" defaultValue="1">
        <camunda:validation><camunda:constraint name="required"/><camunda:constraint name="max" config="30"/></camunda:validation>
      </camunda:formField>
      <camunda:formField id="kind" label="类型" type="enum"><camunda:value id="y" name="年假"/><camunda:value id="s" name="病假"/></camunda:formField>
    </camunda:formData>`,
  );
  const [start, ...others] = await fieldsInModel(xml);
  expect(others).toEqual([]);
  expect(start).toMatchObject({ key: 's', name: '发起', task: undefined });
  const { form, notes } = importEngineFields(start!.fields, 'zh');
  expect(notes).toEqual([]);
  expect(form.fields).toMatchObject([
    { type: 'integer', name: 'days', label: '天数', required: true, max: 30, initial: 1 },
    {
      type: 'choice',
      name: 'kind',
      options: [
        { value: 'y', label: '年假' },
        { value: 's', label: '病假' },
      ],
    },
  ]);
});

it('finds the form properties of Flowable, with the rights of a task', async () => {
  const property = (more: string) => `<flowable:formProperty ${more}/>`;
  const xml = drawing(
    'flowable',
    'http://flowable.org/bpmn',
    property('id="reason" name="事由" type="string" required="true"'),
    `<bpmn:extensionElements>${property('id="reason" name="事由" type="string" writable="false"')}</bpmn:extensionElements>`,
  );
  const [start, task] = await fieldsInModel(xml);
  expect(start?.fields).toMatchObject([{ id: 'reason', label: '事由', type: 'string', required: true }]);
  expect(importEngineFields(task!.fields, 'zh', task!.task).form.conf.tasks).toEqual({
    a: { others: 'write', fields: { reason: 'read' } },
  });
});

it('finds nothing in what it cannot read', async () => {
  expect(await fieldsInModel('<')).toEqual([]);
});
