// @vitest-environment jsdom
import { CallFailure, resourceCalls } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { sample, sampleRow } from '../../testing/sample.ts';
import { ownActions } from './own-actions.tsx';
import { RowActions } from './row-actions.tsx';
import { ScreenContext } from './screen.ts';

const remove = resourceCalls(sample).delete!;
const ALL = ['detail', 'edit', 'delete'] as const;

test('the links of a record carry its id and lead back to the list', async () => {
  const page = await renderConsole(<RowActions resource={sample} row={sampleRow('a b')} operations={ALL} />);
  expect(page.choices).toEqual(['详情', '编辑', '删除']);
  expect(page.all('a').map((one) => one.getAttribute('href'))).toEqual([
    '/sample/detail?id=a%20b',
    '/sample/edit?id=a%20b',
  ]);
  await page.press('编辑');
  expect([page.here, page.router.state.location.state]).toEqual(['/sample/edit?id=a%20b', { comesBack: true }]);
});

test('a deletion names the record; on its own page it leads back, on a list it does not', async () => {
  const left = vi.fn();
  const server = new FakeServer().on(remove, null);
  const row = sampleRow('a');
  const page = await renderConsole(<RowActions resource={sample} row={row} operations={ALL} onDeleted={left} />, {
    server,
  });
  await page.press('删除');
  expect(page.text).toContain('确定删除样品「样品 a」吗？');
  expect(server.sent(remove)).toEqual([]);
  await page.press('删除');
  await page.until('删除成功');
  expect([server.sent(remove), left.mock.calls.length]).toEqual([[{ params: { id: 'a' } }], 1]);
});

test('a deletion that the server refuses keeps the question and the page', async () => {
  const left = vi.fn();
  const server = new FakeServer().on(remove, new CallFailure('已被引用', { code: 40902, status: 409 }));
  const row = <RowActions resource={sample} row={sampleRow('a')} operations={ALL} onDeleted={left} />;
  const page = await renderConsole(row, { server });
  await page.press('删除');
  await page.press('删除');
  await page.until(() => server.told.length === 1);
  expect([left.mock.calls.length, server.told]).toEqual([0, ['已被引用']]);
  expect(page.all('.ant-modal-confirm')).toHaveLength(1);
});

test('a module adds buttons of its own, for the record of the row', async () => {
  const screen = { rowActions: ownActions(({ id }) => ({ actions: [{ key: 'own', label: `own ${id}`, does: '/' }] })) };
  const row = <RowActions resource={sample} row={sampleRow('a')} operations={[]} />;
  const page = await renderConsole(<ScreenContext value={screen}>{row}</ScreenContext>);
  expect(page.text).toContain('own a');
});
