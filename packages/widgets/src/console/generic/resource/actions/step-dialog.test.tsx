// @vitest-environment jsdom
import { stepCalls } from '@gongdi/api';
import { stepsOf } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { sample, sampleRow } from '../../../testing/sample.ts';
import { StepDialog } from './step-dialog.tsx';

const calls = stepCalls(sample);

async function dialog(name: 'begin' | 'refuse') {
  const server = new FakeServer().on(calls[name]!, {});
  const close = vi.fn();
  const step = stepsOf(sample).find((one) => one.name === name)!;
  const row = sampleRow('a', { state: name === 'begin' ? 1 : 2 });
  const page = await renderConsole(<StepDialog resource={sample} row={row} step={step} onClose={close} />, { server });
  return { page, server, close };
}

test('a step without a form asks by the name of the record and is taken at once', async () => {
  const { page, server, close } = await dialog('begin');
  expect(page.text).toContain('确定要对「样品 a」执行“开始”吗？');
  await page.press('开始');
  await page.until(() => close.mock.calls.length === 1);
  expect(server.sent(calls['begin']!)).toEqual([{ body: { id: 'a', version: 3 } }]);
});

test('a step with a form sends what is filled in; what it needs is needed', async () => {
  const { page, server, close } = await dialog('refuse');
  expect(page.text).toContain('退回后须重新填写');
  await page.type('#record_remark', '');
  await page.press('退回');
  await page.until(() => page.all('.ant-form-item-explain-error').length > 0);
  expect(server.sent(calls['refuse']!)).toEqual([]);
  await page.type('#record_remark', '缺照片');
  await page.press('退回');
  await page.until(() => close.mock.calls.length === 1);
  expect(server.sent(calls['refuse']!)).toEqual([{ body: { remark: '缺照片', id: 'a', version: 3 } }]);
});

test('input is not lost by closing without a question', async () => {
  const { page, close } = await dialog('refuse');
  await page.type('#record_remark', '缺照片');
  await page.press('取消');
  expect([page.text.includes('填写的内容尚未提交'), close.mock.calls.length]).toEqual([true, 0]);
  await page.press('留在本页');
  expect(close).not.toHaveBeenCalled();
  await page.press('取消');
  await page.press('离开');
  expect(close).toHaveBeenCalledOnce();
});

test('a form that nobody has touched closes at once', async () => {
  const { page, close } = await dialog('refuse');
  await page.press('取消');
  expect(close).toHaveBeenCalledOnce();
});
