import { expect, test } from 'vitest';
import { openHeadless } from '../testing/headless.ts';
import { takeBaseInfo } from './base-info.ts';

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
