import { expect, test } from 'vitest';
import { openHeadless } from '../testing/headless.ts';
import { gapsOf } from './gaps.ts';

const XML = (
  name: string,
  condition: string,
) => `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="t">
  <bpmn:process id="p" name="${name}">
    <bpmn:exclusiveGateway id="g" name="是否同意" /><bpmn:userTask id="t" name="归档" />
    <bpmn:sequenceFlow id="f" sourceRef="g" targetRef="t">${condition}</bpmn:sequenceFlow>
  </bpmn:process>
</bpmn:definitions>`;
const gaps = async (name: string, condition: string) => {
  const { stage } = await openHeadless(XML(name, condition));
  return gapsOf(stage, 'zh-CN')?.detail;
};

test('an empty condition and an empty name are told, with the flow by its ends', async () => {
  expect(await gaps(' ', '<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression" />')).toBe(
    '流程名称为空；以下连线的条件为空：是否同意 → 归档',
  );
  expect(
    await gaps('请假', '<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression"> </bpmn:conditionExpression>'),
  ).toBe('以下连线的条件为空：是否同意 → 归档');
});

test('nothing is told of a flow without condition, with one, or with a script that stands elsewhere', async () => {
  for (const condition of [
    '',
    '<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${a}</bpmn:conditionExpression>',
    '<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression" language="groovy" camunda:resource="deployment://a.groovy" />',
  ])
    expect(await gaps('请假', condition)).toBeUndefined();
});
