import { expect, test } from 'vitest';
import { openHeadless } from '../testing/headless.ts';
import { ownInfo, takeBaseInfo } from './base-info.ts';

const XML = (name: string) =>
  `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="t"><bpmn:process id="filed"${name} /></bpmn:definitions>`;

test('what a document said otherwise is told, what it did not say is only taken', async () => {
  const named = await openHeadless(XML(' name="文件中的"'));
  const info = { processId: 'leave', processName: '请假' };
  expect(takeBaseInfo(named.stage, info)).toEqual(['filed → leave', '文件中的 → 请假']);
  expect(takeBaseInfo(named.stage, info)).toEqual([]);
  const unnamed = await openHeadless(XML(''));
  expect(takeBaseInfo(unnamed.stage, { processId: 'filed', processName: '请假' })).toEqual([]);
  expect(unnamed.stage.process?.name).toBe('请假');
});

test('what a person has written meanwhile stays; the other is taken', async () => {
  const { stage } = await openHeadless(XML(' name="文件中的"'));
  const was = ownInfo(stage);
  stage.service('modeling').updateProperties(stage.service('canvas').getRootElement(), { name: '手工填写' });
  expect(takeBaseInfo(stage, { processId: 'leave', processName: '请假' }, was)).toEqual(['filed → leave']);
  expect(ownInfo(stage)).toEqual({ id: 'leave', name: '手工填写' });
});
