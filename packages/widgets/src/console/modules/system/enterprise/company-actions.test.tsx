// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { companyActions } from './company-actions.tsx';

const { checkCompany, companyLicence } = calls.entry;
const row = { id: 'e1', company_name: '宏达建设', credit_code: '91', tags: [] };

/** Addresses of files that were made and not released. */
const held = new Set<string>();
beforeEach(() => {
  held.clear();
  const createObjectURL = () => {
    held.add('blob:licence');
    return 'blob:licence';
  };
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL, revokeObjectURL: (url: string) => void held.delete(url) }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

async function check(licence: Blob | Error, server = new FakeServer()) {
  server.on(companyLicence, licence);
  const page = await renderConsole(<companyActions.view row={row} />, { server, may: ['enterprise|check'] });
  await page.press('审核');
  await page.until('审核「宏达建设」');
  await page.settle();
  const verdict = (at: 0 | 1) => page.act(() => page.all<HTMLInputElement>('input[type=radio]')[at]!.click());
  return { page, server, verdict };
}
const image = new Blob(['x'], { type: 'image/png' });

test('what may be done with a company follows the permissions', async () => {
  const both = await renderConsole(<companyActions.view row={row} />, { may: ['enterprise|check', 'enterprise|tag'] });
  expect(both.choices).toEqual(['审核', '设置标签']);
  await both.unmount();
  const none = await renderConsole(<companyActions.view row={row} />, { may: ['enterprise|edit'] });
  expect(none.choices).toEqual([]);
});

test('a licence that is a picture is shown, another file can be downloaded; both are released', async () => {
  const shown = await check(image);
  expect([shown.page.all('figure img').length, shown.page.all('figure a').length]).toEqual([1, 1]);
  await shown.page.unmount();
  expect([...held]).toEqual([]);
  const file = await check(new Blob(['x'], { type: 'application/pdf' }));
  expect([file.page.all('figure img').length, file.page.all('figure a').length]).toEqual([0, 1]);
});

test('a company without a licence can be judged all the same', async () => {
  const { page, server, verdict } = await check(
    new CallFailure('没有', { status: 404 }),
    new FakeServer().on(checkCompany, null),
  );
  await verdict(0);
  await page.press('确定');
  await page.until('保存成功');
  expect(server.sent(checkCompany)).toEqual([{ body: { id: 'e1', auth_status: 1, reason: '' } }]);
});

test('a refusal needs its reason, an approval does not', async () => {
  const { page, server, verdict } = await check(image, new FakeServer().on(checkCompany, null));
  await page.press('确定');
  await page.until('请选择审核结果');
  await verdict(1);
  await page.press('确定');
  await page.until('请填写未通过的原因');
  expect(server.names(checkCompany)).toEqual([]);
  await page.type('#check_reason', '营业执照模糊');
  await page.press('确定');
  await page.until('保存成功');
  expect(server.sent(checkCompany)).toEqual([{ body: { id: 'e1', auth_status: 2, reason: '营业执照模糊' } }]);
});
