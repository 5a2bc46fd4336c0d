import { calls, resourceCalls } from '@gongdi/api';
import { post, usermanage } from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { expect, it } from 'vitest';
import { organisationId, roleId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const users = resourceCalls(usermanage);
const posts = resourceCalls(post);
const kit = withServer();
const contractor = () => kit().client('contractor');

const KECHUANG = organisationId('kechuang');
const person = (userName: string, more: Record<string, unknown> = {}) => ({
  userName,
  nickname: `批量${userName}`,
  password: 'Worker2026',
  organization_id: KECHUANG,
  role_ids: [roleId('5002')],
  user_status: 1,
  ...more,
});

/** Sends a sheet; references are written by their ids, which the import accepts as well as titles. */
async function send(records: object[], form: { type: 1 | 2; dry_run?: '1' }) {
  const client = await contractor();
  const file = new Blob([await exportRecords(usermanage, records as never[])]);
  return client.call(users.import!, { form, file, fileName: '用户.xlsx' });
}

const find = async (userName: string) =>
  (await (await contractor()).call(users.list!, { query: { userName } })).list.find((one) => one.userName === userName);

it('adds the users of a sheet with the checks of the form, and says what is wrong with the others', async () => {
  const sheet = [
    person('bulk01', { phone_number: '13900001111' }),
    person('bulk02', { password: 'short' }),
    person('bulk03', { phone_number: '13900001111' }),
    person('bulk04'),
    person('contractor'),
  ];
  const tried = await send(sheet, { type: 2, dry_run: '1' });
  expect(tried).toMatchObject({ added: expect.any(Number), failed: 3, dry_run: true });
  expect(await find('bulk01')).toBeUndefined();

  const done = await send(sheet, { type: 2 });
  expect(done).toMatchObject({ total: 5, added: 2, failed: 3 });
  expect(done.errors.map(({ row, field }) => [row, field])).toEqual([
    [3, 'password'],
    [4, 'phone_number'],
    [6, 'userName'],
  ]);
  const client = await kit().client();
  await client.call(calls.user.login, { body: { user_name: 'bulk01', password: 'Worker2026' } });
  expect(await find('bulk04')).toMatchObject({ organization_id: KECHUANG, role_ids: [roleId('5002')] });
});

it('never replaces accounts by those of a sheet', async () => {
  await expect(send([person('bulk09')], { type: 1 })).rejects.toThrow('只能追加');
  expect(await find('contractor')).toBeDefined();
});

it('gives nobody what the caller does not have', async () => {
  const foreign = organisationId('beichen');
  const { errors, added } = await send([person('bulk10', { organization_id: foreign })], { type: 2 });
  expect([added, errors.map(({ field }) => field)]).toEqual([0, ['organization_id']]);
});

it('puts a person into posts and out of them, with the person', async () => {
  const client = await contractor();
  const first = await client.call(users.add!, { body: person('holder1') });
  const { id: post_id } = await client.call(posts.add!, {
    body: { name: '资料主管', user_ids: [first.id], sort: 1, remark: null },
  });
  const second = await client.call(users.add!, { body: person('holder2', { post_ids: [post_id] }) });
  expect(second.post_ids).toEqual([post_id]);
  const held = async () => (await client.call(posts.detail!, { params: { id: post_id } })).user_ids;
  expect(await held()).toEqual([first.id, second.id]);
  await client.call(users.edit!, { body: { ...second, post_ids: [] } });
  expect(await held()).toEqual([first.id]);
  // Another field that changes leaves the posts.
  await client.call(users.edit!, { body: { ...(await find('holder1')), nickname: '改名' } });
  expect(await held()).toEqual([first.id]);
  await expect(
    client.call(users.add!, { body: person('holder3', { post_ids: ['no-such-post'] }) }),
  ).rejects.toMatchObject({ problems: [{ path: 'post_ids' }] });
});
