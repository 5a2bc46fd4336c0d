// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderConsole } from '../../../testing/render-console.tsx';
import CardDialog from './card-dialog.tsx';
import { keepReading, takeReading } from './card-reading.ts';

/** A card whose check digit is right. */
const CARD = { name: '周志强', idNumber: '11010519491231002X', address: '北京市朝阳区' };

async function dialog() {
  let closed = 0;
  const page = await renderConsole(<CardDialog onClose={() => (closed += 1)} />);
  return { page, closed: () => closed };
}

test('what a reader has typed goes into the form, not into the address', async () => {
  const { page, closed } = await dialog();
  await page.type('textarea', JSON.stringify(CARD));
  await page.press('带入登记表单');
  await page.until(() => closed() === 1);
  expect(page.here).toMatch(/^\/staff\/add\?card=\d+$/);
  const read = takeReading();
  expect(JSON.stringify(read)).toContain('11010519491231002X');
});

test('what is no card is told as such until it is changed, and the dialog stays', async () => {
  const { page, closed } = await dialog();
  await page.type('textarea', JSON.stringify({ ...CARD, idNumber: '110105194912310021' }));
  await page.press('带入登记表单');
  await page.until('不是可识别的读卡结果');
  expect([closed(), takeReading()]).toEqual([0, {}]);
  await page.type('textarea', '{');
  expect(page.text).not.toContain('不是可识别的读卡结果');
});

test('nothing is taken from an empty field', async () => {
  const { page } = await dialog();
  expect((page.choice('带入登记表单') as HTMLButtonElement).disabled).toBe(true);
  await page.type('textarea', '   ');
  expect((page.choice('带入登记表单') as HTMLButtonElement).disabled).toBe(true);
});

test('a reading serves one form, once', () => {
  keepReading({ name: '甲', id_card: '1' } as never);
  expect(takeReading()).toEqual({ name: '甲', id_card: '1' });
  expect(takeReading()).toEqual({});
});
