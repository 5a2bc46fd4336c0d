import { expect, test } from 'vitest';
import { readModel, writeModel } from '../model/index.ts';
import { checkModel, checkSteps } from './check-model.ts';
import { suppress, suppressionsOf, unsuppress } from './suppressions.ts';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="x">
  <!-- the site's own -->
  <bpmn:process id="p" name="审批" isExecutable="true">
    <bpmn:startEvent id="start" />
    <bpmn:userTask id="a" /><bpmn:userTask id="b" /><bpmn:userTask id="c" />
    <bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="a" />
    <bpmn:sequenceFlow id="f2" sourceRef="a" targetRef="b" />
    <bpmn:sequenceFlow id="f3" sourceRef="a" targetRef="b" />
  </bpmn:process>
</bpmn:definitions>`;

const read = async () => {
  const { model } = await readModel(XML);
  if (!model) throw new Error('unreadable');
  return model;
};

test('a check in steps finds the same, and between its steps the tree is untouched', async () => {
  const model = await read();
  const whole = checkModel(model);
  expect(whole.length).toBeGreaterThan(5);
  const steps = checkSteps(model, {}, () => true);
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    rests += 1;
    expect(Object.hasOwn(model.elementById('b') ?? {}, 'incoming')).toBe(false);
  }
  expect(rests).toBeGreaterThan(20);
  expect(step.value).toEqual(whole);
});

test('an abandoned check leaves nothing behind', async () => {
  const model = await read();
  const steps = checkSteps(model, {}, () => true);
  steps.next();
  steps.return([]);
  expect(Object.hasOwn(model.elementById('b') ?? {}, 'incoming')).toBe(false);
});

test('a suppression is written with the model, honoured, and taken back', async () => {
  const model = await read();
  const undo = suppress(model, { rule: 'no-disconnected', element: 'c', reason: '下一版 -- 再接' });
  expect(suppressionsOf(model)).toEqual([{ rule: 'no-disconnected', element: 'c', reason: '下一版 - - 再接' }]);
  const { xml = '' } = writeModel(model, { allowLoss: true });
  expect(xml).toContain('<!-- gongdi-ignore no-disconnected #c: 下一版 - - 再接 -->\n<bpmn:definitions');
  expect(xml).toContain("<!-- the site's own -->");
  const again = await readModel(xml);
  const codes = again.model ? checkModel(again.model).filter(({ element }) => element === 'c') : [];
  expect(codes.map(({ code }) => code)).not.toContain('no-disconnected');
  undo();
  expect(suppressionsOf(model)).toEqual([]);
});

test('of several rules in one comment only one is allowed again', async () => {
  const { model } = await readModel(XML.replace("the site's own", 'gongdi-ignore fake-join,no-disconnected #c: so'));
  if (!model) throw new Error('unreadable');
  const undo = unsuppress(model, { rule: 'no-disconnected', element: 'c' });
  expect(suppressionsOf(model)).toEqual([{ rule: 'fake-join', element: 'c', reason: 'so' }]);
  undo();
  expect(suppressionsOf(model)).toHaveLength(2);
});
