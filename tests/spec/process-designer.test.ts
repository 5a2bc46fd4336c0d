import { describe, expect, test } from 'vitest';
import { emptyModel, ENGINE_FLAVOURS, isProcessKey, NAMESPACES, readModel, writeModel } from '@gongdi/bpmn';
import { dateTime, processInstanceResult, processInstanceStatus } from '@gongdi/domain';

const document = (
  prefix: 'camunda' | 'flowable' | 'activiti',
  content: string,
  attributes = '',
) => `<?xml version="1.0"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:${prefix}="${NAMESPACES[prefix]}" id="definitions" targetNamespace="https://gongdi.example/test">
  <bpmn:process id="approval" name="审批" isExecutable="true" ${attributes}>${content}</bpmn:process>
</bpmn:definitions>`;

/** Reads, writes and reads again; the second text must have the whole content of the first one. */
async function reopened(xml: string): Promise<string> {
  const { model, findings } = await readModel(xml);
  expect(findings).toEqual([]);
  if (!model) throw new Error('not read');
  const { xml: written = '', losses } = writeModel(model);
  expect(losses).toEqual([]);
  return written;
}

test('designer 1: three engine flavours, each with a namespace of its own', () => {
  expect(ENGINE_FLAVOURS).toEqual(['camunda', 'flowable', 'activiti']);
  expect(new Set(ENGINE_FLAVOURS.map((flavour) => NAMESPACES[flavour])).size).toBe(3);
});

describe('designer 3: engine extension schemas', () => {
  test('designer 3: camunda: bindings, decision, topic, priorities, starters, version tag, time to live', async () => {
    const parts = [
      'camunda:versionTag="1.2"',
      'camunda:historyTimeToLive="P180D"',
      'camunda:candidateStarterUsers="a,b"',
      'camunda:candidateStarterGroups="g"',
      'camunda:jobPriority="50"',
    ];
    const activities = [
      'camunda:calledElementBinding="version" camunda:calledElementVersion="3"',
      'camunda:decisionRef="risk" camunda:decisionRefBinding="deployment" camunda:mapDecisionResult="singleEntry"',
      'camunda:type="external" camunda:topic="archive" camunda:taskPriority="7"',
    ];
    const content = `<bpmn:callActivity id="call" calledElement="check" ${activities[0]}><bpmn:extensionElements>
        <camunda:in source="a" target="b" /><camunda:in sourceExpression="\${a}" target="c" /><camunda:in variables="all" />
        <camunda:in businessKey="\${key}" /><camunda:out source="r" target="result" />
      </bpmn:extensionElements></bpmn:callActivity>
      <bpmn:businessRuleTask id="rule" ${activities[1]} /><bpmn:serviceTask id="service" ${activities[2]} />`;
    const written = await reopened(document('camunda', content, parts.join(' ')));
    for (const part of [...parts, ...activities.flatMap((text) => text.split(' '))]) expect(written).toContain(part);
    for (const binding of [
      '<camunda:in businessKey="${key}"',
      '<camunda:in variables="all"',
      '<camunda:out source="r"',
    ]) {
      expect(written).toContain(binding);
    }
  });

  test('designer 3: form data: fields with enumeration, constraints and properties, business key', async () => {
    const form = `<bpmn:startEvent id="start" camunda:formKey="site"><bpmn:extensionElements>
      <camunda:formData businessKey="depth">
        <camunda:formField id="depth" label="开挖深度" type="long" defaultValue="5">
          <camunda:properties><camunda:property id="unit" value="m" /></camunda:properties>
          <camunda:validation><camunda:constraint name="min" config="1" /></camunda:validation>
        </camunda:formField>
        <camunda:formField id="level" type="enum"><camunda:value id="one" name="一级" /></camunda:formField>
        <camunda:formField id="day" type="date" datePattern="yyyy-MM-dd" />
      </camunda:formData></bpmn:extensionElements></bpmn:startEvent>`;
    const written = await reopened(document('camunda', form));
    for (const part of [
      'businessKey="depth"',
      '<camunda:constraint name="min" config="1" />',
      '<camunda:property id="unit" value="m" />',
      '<camunda:value id="one" name="一级" />',
      'datePattern="yyyy-MM-dd"',
    ]) {
      expect(written).toContain(part);
    }
  });

  test('designer 3: flowable: button, assignee and condition with all their attributes', async () => {
    const records = [
      '<flowable:button id="b1" name="同意" code="agree" isHide="0" next="end" sort="1" />',
      '<flowable:assignee type="role" value="supervisor" condition="${x}" operationType="and" sort="2" />',
      '<flowable:condition field="depth" compare="ge" value="5" logic="or" sort="3" />',
    ];
    const content = `<bpmn:userTask id="user"><bpmn:extensionElements>${records.join('')}</bpmn:extensionElements></bpmn:userTask>`;
    const written = await reopened(document('flowable', content));
    for (const record of records) expect(written).toContain(record);
  });
});

test('designer 3: a new empty diagram has a process, its name, and is executable, for every flavour', async () => {
  for (const flavour of ENGINE_FLAVOURS) {
    const now = new Date(1_700_000_000_123);
    const { model } = await readModel(writeModel(await emptyModel({ flavour, now })).xml ?? '');
    const process = model?.elementById('Process_1700000000123');
    expect(process?.get('name')).toBe('业务流程_1700000000123');
    expect(process?.get('isExecutable')).toBe(true);
  }
});

test('designer 5: a key starts with a letter or underscore, then letters, digits, hyphen, underscore, dot or dollar', () => {
  for (const key of ['a', '_', 'A-1_b.c$']) expect(isProcessKey(key), key).toBe(true);
  for (const key of ['', '1', '-a', '.a', '$a', 'a b', 'a:b']) expect(isProcessKey(key), key).toBe(false);
});

describe('designer 9: labels and times', () => {
  const labels = (entries: readonly { value: unknown; label: { zh: string } }[]) =>
    entries.map(({ value, label }) => `${String(value)} ${label.zh}`);

  test('designer 9: process instance: 1 in progress, 2 finished; results 1 processing, 2 passed, 3 not passed, 4 cancelled', () => {
    expect(labels(processInstanceStatus.entries)).toEqual(['1 进行中', '2 已完成']);
    expect(labels(processInstanceResult.entries)).toEqual(['1 处理中', '2 通过', '3 不通过', '4 已取消']);
  });

  test('designer 9: times are year-month-day hour:minute:second; ten digits are seconds', () => {
    expect(dateTime(1_700_000_000, 'UTC')).toBe(dateTime(1_700_000_000_000, 'UTC'));
    expect(dateTime(1_700_000_000, 'UTC')).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });
});
