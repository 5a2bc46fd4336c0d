import { expect, test } from 'vitest';
import { emptyModel, emptyXml } from './empty.ts';
import { isProcessKey } from './keys.ts';
import { NAMESPACES } from './namespaces.ts';
import { readModel } from './read.ts';
import { writeModel } from './write.ts';

const now = new Date(1_700_000_000_123);

test('id and name carry the time, the process is executable and has a diagram', async () => {
  const model = await emptyModel({ now, flavour: 'camunda' });
  const process = model.elementById('Process_1700000000123');
  expect(process?.get('name')).toBe('业务流程_1700000000123');
  expect(process?.get('isExecutable')).toBe(true);
  expect(model.elementById('BPMNPlane_1')?.get('bpmnElement')).toBe(process);
});

test('name and key as given', async () => {
  const model = await emptyModel({ now, flavour: 'plain', name: '请假 "A" & <B>', key: 'leave.v1' });
  expect(model.elementById('leave.v1')?.get('name')).toBe('请假 "A" & <B>');
});

test.each(['camunda', 'flowable', 'activiti', 'plain'] as const)('%s is recognised again', async (flavour) => {
  const { model, findings } = await readModel(emptyXml({ now, flavour }));
  expect(model?.flavour).toBe(flavour);
  expect(findings).toEqual([]);
  const { xml = '' } = writeModel(model ?? (await emptyModel({ now, flavour })));
  expect(xml.includes('xmlns:camunda')).toBe(flavour === 'camunda');
  if (flavour !== 'plain') expect(xml).toContain(NAMESPACES[flavour]);
});

test('a key that is none is refused', () => {
  expect(() => emptyXml({ now, flavour: 'plain', key: '1 a"' })).toThrow(RangeError);
});

test.each(['a', '_a', 'Process_1', 'a-b.c$d_E9'])('%s is a key', (key) => expect(isProcessKey(key)).toBe(true));
test.each(['', '1a', '-a', '.a', '$a', 'a b', 'a:b', '流程', 'a\n'])('%j is no key', (key) =>
  expect(isProcessKey(key)).toBe(false),
);
