// @vitest-environment jsdom
import { CallFailure, resourceCalls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole, USER } from '../../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow, type SampleRow } from '../../../testing/sample.ts';
import { ownActions } from '../screen/own-actions.tsx';
import { RowButtons } from './row-buttons.tsx';
import { ScreenContext, type Screen } from '../screen/screen.ts';

const remove = resourceCalls(sample).delete!;
const ALL = ['detail', 'edit', 'delete'] as const;

interface Given {
  may?: readonly string[];
  operations?: readonly (typeof ALL)[number][];
  server?: FakeServer;
  screen?: Screen;
}

async function buttons(
  row: SampleRow,
  { may = MAY_ALL, operations = ALL, server = new FakeServer(), screen = {} }: Given = {},
) {
  return renderConsole(
    <ScreenContext value={screen}>
      <RowButtons resource={sample} row={row} name="样品甲" operations={operations} />
    </ScreenContext>,
    { may, server, at: '/sample' },
  );
}
const MORE = '样品甲的更多操作';
const words = ({ choices }: { choices: string[] }) => choices.filter(Boolean);

test('beside the menu stands the step that may be taken now', async () => {
  const page = await buttons(sampleRow('a'));
  expect(words(page)).toEqual(['开始']);
  await page.press(MORE);
  await page.until(() => page.choice('删除') !== undefined);
  expect(words(page)).toEqual(['开始', '详情', '编辑', '删除']);
});

test('a step that takes back is in the menu only; a step of somebody else is not offered', async () => {
  const page = await buttons(sampleRow('a', { state: 2, person_id: USER }));
  expect(words(page)).toEqual(['完成']);
  await page.press(MORE);
  await page.until(() => page.choice('退回') !== undefined);
  expect(words(page)).toEqual(['完成', '退回', '详情']);
  await page.unmount();
  const others = await buttons(sampleRow('a', { state: 2, person_id: 'other' }));
  expect([words(others), others.choice(MORE) !== undefined]).toEqual([[], true]);
});

test('without a step it is edit, and without that the menu alone; whoever only looks has the title', async () => {
  const page = await buttons(sampleRow('a b'), { may: ['sample|edit', 'sample|delete'] });
  expect(words(page)).toEqual(['编辑']);
  expect(page.one('a').getAttribute('href')).toBe('/sample/edit?id=a%20b');
  await page.unmount();
  const deletes = await buttons(sampleRow('a'), { may: ['sample|delete'], operations: ['detail', 'delete'] });
  expect([words(deletes), deletes.choice(MORE) !== undefined]).toEqual([[], true]);
  await deletes.unmount();
  expect((await buttons(sampleRow('a'), { may: [], operations: ['detail'] })).choices).toEqual([]);
});

test('a deletion names the record, and what the server refuses keeps the question', async () => {
  const server = new FakeServer().on(remove, new CallFailure('已被引用', { code: 40902, status: 409 }));
  const page = await buttons(sampleRow('a'), { server });
  await page.press(MORE);
  await page.until(() => page.choice('删除') !== undefined);
  await page.press('删除');
  await page.until('确定删除样品「样品 a」吗？');
  expect(server.sent(remove)).toEqual([]);
  await page.press('删除');
  await page.until(() => server.reports.length === 1);
  expect(page.all('.ant-modal-confirm')).toHaveLength(1);
  server.on(remove, null);
  await page.press('删除');
  await page.until('删除成功');
  expect(server.sent(remove).at(-1)).toEqual({ params: { id: 'a' } });
});

test('the actions of a module are in the menu, asked for when it is opened', async () => {
  let asked = 0;
  const screen: Screen = {
    rowActions: ownActions(({ id }) => {
      asked += 1;
      return { actions: [{ key: 'own', label: `own ${id}`, does: `/other?id=${id}` }] };
    }),
  };
  const page = await buttons(sampleRow('a'), { screen });
  expect(asked).toBe(0);
  await page.press(MORE);
  await page.until(() => page.choice('own a') !== undefined);
  await page.press('own a');
  expect([page.here, page.router.state.location.state]).toEqual(['/other?id=a', { comesBack: true }]);
});

test('what a module declares to lead stands first, before a step; the step is in the menu', async () => {
  const screen: Screen = {
    rowActions: ownActions(
      ({ id, state }) => ({
        actions:
          state === 1
            ? [
                { key: 'paper', label: '打印', does: '/paper' },
                { key: 'score', label: '评分', primary: true, does: `/score?id=${id}` },
              ]
            : [],
      }),
      { leads: true },
    ),
  };
  const page = await buttons(sampleRow('a'), { screen });
  expect(words(page)).toEqual(['评分']);
  await page.press(MORE);
  await page.until(() => page.choice('删除') !== undefined);
  expect(words(page)).toEqual(['评分', '开始', '详情', '编辑', '打印', '删除']);
  await page.press('评分');
  expect([page.here, page.router.state.location.state]).toEqual(['/score?id=a', { comesBack: true }]);
  await page.unmount();
  const later = await buttons(sampleRow('a', { state: 2, person_id: USER }), { screen });
  expect(words(later)).toEqual(['完成']);
});

test('a record whose step waits on this device takes no second one', async () => {
  const page = await buttons(sampleRow('a'));
  const { outbox } = page.services;
  const draft = { resource: 'sample', step: { name: 'begin', id: 'a' }, title: 'a', input: {}, files: [] };
  await page.act(() => outbox.keep({ ...outbox.entry(draft), state: 'refused' }));
  expect([words(page), page.text.includes('待上传')]).toEqual([[], true]);
});
