// @vitest-environment jsdom
import { calls, resourceCalls } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole, USER } from '../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow, type SampleRow } from '../../testing/sample.ts';
import { RecordActions, type MoreAction } from './record-actions.tsx';
import { ownActions } from './screen/own-actions.tsx';
import { ScreenContext, type Screen } from './screen/screen.ts';

const remove = resourceCalls(sample).delete!;
const MORE = '更多操作';

interface Given {
  may?: readonly string[];
  operations?: readonly ('edit' | 'delete')[];
  more?: readonly MoreAction[];
  server?: FakeServer;
  screen?: Screen;
  resource?: typeof sample;
}

async function actions(row: SampleRow, given: Given = {}) {
  const { may = MAY_ALL, operations = ['edit', 'delete'], more = [], server = new FakeServer(), screen = {} } = given;
  const onDeleted = vi.fn();
  const page = await renderConsole(
    <ScreenContext value={screen}>
      <RecordActions
        resource={given.resource ?? sample}
        row={row}
        operations={operations}
        more={more}
        onDeleted={onDeleted}
      />
    </ScreenContext>,
    { may, server, at: '/sample/detail' },
  );
  const menu = async () => {
    await page.press(MORE);
    await page.until(() => page.all('[role=menuitem]').length > 0);
    return page.all('[role=menuitem]').map(({ textContent }) => textContent);
  };
  return { page, server, onDeleted, menu };
}
const buttons = ({ choices }: { choices: string[] }) => choices.filter(Boolean);

test('the steps that may be taken now and edit are buttons, deletion is in the menu', async () => {
  const { page, menu } = await actions(sampleRow('a'));
  expect(buttons(page)).toEqual(['开始', '编辑']);
  expect(await menu()).toEqual(['删除']);
});

test('a record that cannot be changed in its state has neither edit nor delete', async () => {
  const { page } = await actions(sampleRow('a', { state: 2, person_id: USER }));
  expect([buttons(page), page.choice(MORE)]).toEqual([['退回', '完成'], undefined]);
});

test('a step that takes something back is not the loudest', async () => {
  const { page } = await actions(sampleRow('a', { state: 2, person_id: USER }));
  const primary = page.all('button').filter(({ className }) => className.includes('ant-btn-primary'));
  expect(primary).toEqual([]);
  await page.unmount();
  const first = await actions(sampleRow('a'));
  expect(first.page.choice('开始')!.className).toContain('ant-btn-primary');
});

test('more steps than fit beside the title are in the menu', async () => {
  const { begin } = sample.actions!;
  const resource = { ...sample, actions: { a: begin, b: begin, c: begin } } as unknown as typeof sample;
  const may = ['sample|a', 'sample|b', 'sample|c'];
  const { page, menu } = await actions(sampleRow('x'), { resource, may, operations: [] });
  expect(buttons(page)).toEqual(['开始', '开始']);
  expect(await menu()).toEqual(['开始']);
});

test('entries of the page stand before deletion and do what they say', async () => {
  const run = vi.fn();
  const { page, menu } = await actions(sampleRow('a'), { more: [{ key: 'print', label: '打印', run }] });
  expect(await menu()).toEqual(['打印', '删除']);
  await page.press('打印');
  expect(run).toHaveBeenCalledOnce();
});

test('edit is a link, so that another tab can open it; a plain click stays in the console', async () => {
  const { page } = await actions(sampleRow('a b'));
  const edit = page.choice('编辑')!;
  expect(edit.getAttribute('href')).toBe('/sample/edit?id=a%20b');
  const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot navigate
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.act(() => edit.dispatchEvent(held));
  expect(page.here).toBe('/sample/detail');
  await page.press('编辑');
  expect(page.here).toBe('/sample/edit?id=a%20b');
});

test('a step with a page of its own leads there, another one opens its dialog', async () => {
  const { page } = await actions(sampleRow('a', { state: 2, person_id: USER }));
  await page.press('退回');
  await page.until('退回后须重新填写');
  await page.press('取消');
  await page.press('完成');
  expect(page.here).toBe('/sample/finish?id=a');
});

test('a record that waits to be sent says so instead of its steps', async () => {
  const { page } = await actions(sampleRow('a'));
  const { outbox } = page.services;
  const step = { name: 'begin', id: 'a' };
  await page.act(() => outbox.keep(outbox.entry({ resource: 'sample', step, title: 'x', input: {}, files: [] })));
  await page.until(() => page.choice('开始') === undefined);
  expect(page.all('.ant-tag')).toHaveLength(1);
});

test('actions of the module stand beside those of every record', async () => {
  const rowActions = ownActions(() => ({ actions: [{ key: 'x', label: '停用', does: '/sample/stop' }] }));
  const { page } = await actions(sampleRow('a'), { screen: { rowActions } });
  await page.press('停用');
  expect(page.here).toBe('/sample/stop');
});

test('a module has three actions at most beside the others; of more, two and a menu', async () => {
  const some = (count: number) =>
    ownActions(() => ({
      actions: Array.from({ length: count }, (_, at) => ({ key: `${at}`, label: `动作${at}`, does: `/sample/${at}` })),
    }));
  const three = await actions(sampleRow('a'), { screen: { rowActions: some(3) } });
  expect(three.page.choices.filter((one) => one.startsWith('动作'))).toEqual(['动作0', '动作1', '动作2']);
  await three.page.unmount();
  const { page } = await actions(sampleRow('a'), { screen: { rowActions: some(4) } });
  expect(page.choices.filter((one) => one.startsWith('动作'))).toEqual(['动作0', '动作1']);
  await page.press('更多');
  await page.press('动作3');
  expect(page.here).toBe('/sample/3');
});

test('a deletion names the record and says that the bin keeps it; then the page is left', async () => {
  const { page, server, onDeleted, menu } = await actions(sampleRow('a'), {
    server: new FakeServer().on(remove, null),
  });
  await menu();
  await page.press('删除');
  await page.until('确定删除样品「样品 a」吗？');
  expect([page.text.includes('删除后可在回收站中恢复'), server.names()]).toEqual([true, []]);
  await page.press('删除');
  await page.until(() => onDeleted.mock.calls.length === 1);
  expect(server.sent(remove)).toEqual([{ params: { id: 'a' } }]);
});

test('a deletion can be undone from its message', async () => {
  const server = new FakeServer().on(remove, null).on(calls.recycle.restore, { restored: [], refused: [] } as never);
  const { page, menu } = await actions(sampleRow('a'), { server });
  await menu();
  await page.press('删除');
  await page.until('确定删除');
  await page.press('删除');
  await page.until('撤销');
  await page.press('撤销');
  await page.until('已恢复');
  expect(server.sent(calls.recycle.restore)).toEqual([{ body: { records: [{ resource: 'sample', id: 'a' }] } }]);
});

test('what is not deleted but ended says what that means, and has no way back', async () => {
  const removal = { label: { zh: '注销', en: 'Close' }, consequence: { zh: '注销后编号不再使用。', en: '' } };
  const resource = { ...sample, removal } as unknown as typeof sample;
  const server = new FakeServer().on(remove, null);
  const { page, onDeleted, menu } = await actions(sampleRow('a'), { resource, server });
  expect(await menu()).toEqual(['注销']);
  await page.press('注销');
  await page.until('确定将「样品 a」注销吗？');
  expect(page.text).toContain('注销后编号不再使用。');
  await page.press('注销');
  await page.until(() => onDeleted.mock.calls.length === 1);
  await page.until('已注销');
  expect(page.choice('撤销')).toBeUndefined();
});
