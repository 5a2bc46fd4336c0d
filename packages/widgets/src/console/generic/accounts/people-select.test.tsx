// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { PeopleSelect } from './people-select.tsx';

const { taskPeople } = calls.workflow;
const { usersByNamePhone } = calls.organization;

async function select(props: Parameters<typeof PeopleSelect>[0], server: FakeServer) {
  const page = await renderConsole(<PeopleSelect {...props} />, { server });
  const chosen = () => page.all('.ant-select-selection-item').map((one) => one.textContent);
  return { page, chosen };
}

test('whoever is chosen has a name, also if no search finds them', async () => {
  const server = new FakeServer().on(taskPeople, ({ query }) =>
    query.ids === undefined ? [{ id: 'u2', nickname: '王建' }] : [{ id: 'u9', nickname: '赵六', dept_name: '安全部' }],
  );
  const { page, chosen } = await select({ value: ['u2', 'u9'], among: { task_id: 't1' } }, server);
  await page.until(() => chosen().join().includes('赵六'));
  expect(chosen()).toEqual(['王建', '赵六（安全部）']);
  expect(server.sent(taskPeople).map(({ query }) => query)).toEqual([
    { keyword: '', task_id: 't1' },
    { ids: 'u9', task_id: 't1' },
  ]);
});

test('names that are known are not asked for', async () => {
  const server = new FakeServer().on(taskPeople, []);
  const known = [{ id: 'u9', nickname: '赵六' }];
  const { page, chosen } = await select({ value: ['u9'], known, among: 'own' }, server);
  await page.until(() => server.sent(taskPeople).length === 1);
  await page.settle();
  expect([chosen(), server.sent(taskPeople)]).toEqual([['赵六'], [{ query: { keyword: '' } }]]);
});

test('the server searches for what was typed', async () => {
  const server = new FakeServer().on(usersByNamePhone, ({ query }) =>
    query.keyword === '' ? [] : [{ id: 'u3', nickname: '李强', org_name: '一队' }],
  );
  const { page } = await select({ value: [] }, server);
  await page.type('input', '李强');
  await page.until(() => page.text.includes('李强（一队）'));
  expect(server.sent(usersByNamePhone).map(({ query }) => query.keyword)).toEqual(['', '李强']);
});
