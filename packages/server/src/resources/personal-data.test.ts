import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { operatelog, staff, usermanage } from '@gongdi/domain';
import { exportRecords, XLSX_TYPE } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { isValue, opened } from '../store/index.ts';
import { withServer } from '../testing.ts';
import { identityNumber } from './testing.ts';

const kit = withServer();
const people = resourceCalls(staff);
const accounts = resourceCalls(usermanage);
let contractor: Client, regulator: Client, owner: Client;
let count = 0;

beforeAll(async () => {
  [contractor, regulator, owner] = (await Promise.all(
    ['contractor', 'regulator', 'owner'].map((name) => kit().client(name)),
  )) as [Client, Client, Client];
});

const PERSON = { name: '钱进', trade: 3, status: 3 };
const newPerson = async () => {
  count += 1;
  const whole = {
    phone_number: `1397070${String(count).padStart(4, '0')}`,
    id_card: identityNumber(`99999919880101${String(count).padStart(3, '0')}`),
  };
  const row = await contractor.call(people.add!, { body: { ...PERSON, ...whole } });
  return { row, whole };
};
const stored = async (id: string) => {
  const { db } = kit().database;
  const row = await db
    .selectFrom('staff')
    .select(['id', 'phone_number', 'id_card'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.phone_number).toMatch(/^gd1:/);
  const { phone_number, id_card } = opened(db, 'staff', row);
  return { phone_number, id_card };
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as CallFailure,
  );

it('is masked in answers, also to whoever has just written it', async () => {
  const { row, whole } = await newPerson();
  const masked = {
    phone_number: `139****${whole.phone_number.slice(7)}`,
    id_card: `999999********${whole.id_card.slice(14)}`,
  };
  expect(row).toMatchObject(masked);
  expect(await contractor.call(people.detail!, { params: { id: row.id } })).toMatchObject(masked);
});

it('is shown whole by one call, to whoever may, and who read what is written down without it', async () => {
  const { row, whole } = await newPerson();
  expect(await contractor.call(people.personal!, { body: { id: row.id } })).toMatchObject(whole);
  expect(await contractor.call(people.personal!, { body: { id: row.id, fields: ['id_card'] } })).toEqual({
    id_card: whole.id_card,
  });
  for (const client of [regulator, owner])
    expect(await refusal(client.call(people.personal!, { body: { id: row.id } }))).toMatchObject({ code: 40301 });
  const log = resourceCalls(operatelog);
  const { list } = await contractor.call(log.list!, { query: { subject_id: row.id, action: 'show_personal' } });
  expect(list.map((one) => one.actor_name)).toEqual(['陈建国', '陈建国']);
  const entries = await Promise.all(list.map(({ id }) => contractor.call(log.detail!, { params: { id } })));
  expect(entries.map((one) => JSON.stringify(one['changes'])).toSorted()).toEqual([
    expect.stringMatching(
      /^\[\{"name":"personal","after":"form_photos, phone_number, id_card[a-z_, ]*","before":null\}\]$/,
    ),
    '[{"name":"personal","after":"id_card","before":null}]',
  ]);
  expect(await refusal(contractor.call(people.personal!, { body: { id: 'nobody' } }))).toMatchObject({ status: 404 });
});

it('stays what it is when it comes back masked, and changes when it comes whole', async () => {
  const { row, whole } = await newPerson();
  const { phone_number, id_card } = row;
  await contractor.call(people.edit!, { body: { ...PERSON, id: row.id, name: '钱多', phone_number, id_card } });
  expect(await stored(row.id)).toEqual(whole);
  const other = { phone_number: '13970790001', id_card };
  await contractor.call(people.edit!, { body: { ...PERSON, id: row.id, ...other } });
  expect(await stored(row.id)).toEqual({ ...whole, phone_number: other.phone_number });
});

it('is never stored masked', async () => {
  const { row, whole } = await newPerson();
  const add = await refusal(contractor.call(people.add!, { body: { ...PERSON, phone_number: '139****0001' } }));
  expect(add).toMatchObject({ status: 422, problems: [{ path: 'phone_number' }] });
  expect(add!.problems[0]!.message).toBe('手机号码是隐去部分内容的掩码，不能保存，请填写完整内容');
  const edit = await refusal(
    contractor.call(people.edit!, { body: { ...PERSON, id: row.id, phone_number: '139****9999' } }),
  );
  expect(edit).toMatchObject({ status: 422, problems: [{ path: 'phone_number', code: 'masked' }] });
  expect(await stored(row.id)).toEqual(whole);
  const stale = { ...PERSON, id: row.id, version: 7, phone_number: '139****9999' };
  expect(await refusal(contractor.call(people.edit!, { body: stale }))).toMatchObject({ status: 409 });
});

it('is found by its whole, and by the last four digits that everybody sees', async () => {
  const { row, whole } = await newPerson();
  const found = async (client: Client, phone_number: string) =>
    (await client.call(people.list!, { query: { phone_number } })).list.map(({ id }) => id);
  for (const client of [contractor, regulator]) {
    expect(await found(client, whole.phone_number)).toEqual([row.id]);
    expect(await found(client, ` ${whole.phone_number.slice(0, 3)}-${whole.phone_number.slice(3)}`)).toEqual([row.id]);
    expect(await found(client, whole.phone_number.slice(-4))).toContain(row.id);
    expect(await found(client, whole.phone_number.slice(0, 10))).toEqual([]);
    expect(await found(client, row.phone_number)).toEqual([]);
  }
});

it('is exported masked, and whole to whoever may and asks for it', async () => {
  const { row, whole } = await newPerson();
  const text = async (client: Client, query: object) => {
    const answer = await client.open(people.export!, { query: { ids: row.id, ...query } });
    return answer.blob();
  };
  const read = async (blob: Blob) => {
    const form = { type: 2, key: `check-${(count += 1)}-0000`, dry_run: '1' as const };
    return contractor.call(people.import!, { form, file: blob, fileName: 'a.xlsx' });
  };
  const masked = await read(await text(contractor, {}));
  expect(masked.errors).toMatchObject([{ field: 'phone_number' }]);
  // The unmasked number is recognised as a duplicate, and the message does not repeat it.
  const { errors } = await read(await text(contractor, { personal: '1' }));
  expect(errors).toMatchObject([{ field: 'phone_number', code: 'duplicate' }]);
  expect(errors[0]!.message).not.toContain(whole.phone_number);
  expect(await refusal(regulator.open(people.export!, { query: { personal: '1' } }))).toMatchObject({ code: 40301 });
  const { rows } = await sql`select after from audit_entry where action = 'export_personal'`.execute(kit().database.db);
  expect(rows).toEqual([
    { after: { personal: expect.stringMatching(/^form_photos, phone_number, id_card[a-z_, ]*$/), records: 1 } },
  ]);
});

it('is refused in a sheet that replaces all, and left by one that is appended', async () => {
  const sheet = async (record: object) =>
    new Blob([await exportRecords(staff, [{ ...PERSON, ...record }], { lang: 'zh', zone: 'Asia/Shanghai' })], {
      type: XLSX_TYPE,
    });
  const file = await sheet({ phone_number: '13970791001', id_card: '999999********001X' });
  const load = (type: 1 | 2, key: string, one = file) =>
    contractor.call(people.import!, { form: { type, key }, file: one, fileName: 'a.xlsx' });
  const replaced = await load(1, 'masked-replace');
  expect(replaced).toMatchObject({ added: 0, deleted: 0, errors: [{ field: 'id_card' }] });
  expect(replaced.errors[0]!.message).toContain('掩码');
  expect(await load(2, 'masked-append')).toMatchObject({ added: 1, failed: 0 });
  const { db } = kit().database;
  const rows = await db
    .selectFrom('staff')
    .select('id_card')
    .where(isValue(db, 'staff', 'phone_number', '13970791001'))
    .execute();
  expect(rows).toEqual([{ id_card: null }]);
  // Nobody can be added without a telephone.
  const without = await load(2, 'masked-required', await sheet({ phone_number: '139****1002' }));
  expect(without).toMatchObject({ added: 0, failed: 1, errors: [{ field: 'phone_number' }] });
});

it('is masked in the change record, which says so where the mask hides the change', async () => {
  const { row, whole } = await newPerson();
  const phone_number = `13988880${whole.phone_number.slice(8)}`.slice(0, 7) + whole.phone_number.slice(7);
  await contractor.call(people.edit!, { body: { ...PERSON, id: row.id, phone_number, id_card: null } });
  const { rows } = await sql<{ before: object; after: object }>`select before, after from audit_entry
    where subject_id = ${row.id} and action = 'edit'`.execute(kit().database.db);
  expect(rows[0]!.before).toMatchObject({ phone_number: row.phone_number, id_card: row.id_card });
  expect(rows[0]!.after).toMatchObject({ phone_number: `${row.phone_number}（已更改）`, id_card: null });
});

it('is a name to log in by as well, where that is a telephone', async () => {
  const { rows } = await sql<{
    org_id: string;
    role_id: string;
  }>`select a.org_id, r.id as role_id from account a, role r
    where a.user_name = 'contractor' and r.role_code = 'driver'`.execute(kit().database.db);
  const { org_id, role_id } = rows[0]!;
  const body = {
    userName: '13970795001',
    nickname: '司机乙',
    password: 'Driver2026',
    phone_number: '13970795001',
    organization_id: org_id,
    role_ids: [role_id],
    user_status: 1,
  };
  const made = await contractor.call(accounts.add!, { body });
  expect(made).toMatchObject({ userName: '139****5001', phone_number: '139****5001' });
  const { password: _, ...rest } = body;
  const change = { ...rest, id: made.id, userName: made.userName, phone_number: made.phone_number, nickname: '司机丙' };
  await contractor.call(accounts.edit!, { body: change });
  const { db } = kit().database;
  const kept = await db
    .selectFrom('account')
    .select(['id', 'user_name', 'phone_number', 'nickname'])
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(opened(db, 'account', kept)).toEqual({
    id: made.id,
    user_name: '13970795001',
    phone_number: '13970795001',
    nickname: '司机丙',
  });
  const search = (client: Client, keyword: string) =>
    client.call(calls.organization.usersByNamePhone, { query: { keyword } });
  expect(await search(regulator, '1397079500')).toEqual([]);
  for (const whole of ['13970795001'])
    expect(await search(regulator, whole)).toMatchObject([{ userName: '139****5001', phone_number: '139****5001' }]);
  expect(await search(contractor, '1397079500')).toHaveLength(1);
});
