import { calls, resourceCalls } from '@gongdi/api';
import {
  businessFormPaths,
  formToWire,
  personregistration,
  projectmanage,
  staff,
  usermanage,
  type ProcessForm,
} from '@gongdi/domain';
import { exportRecords, XLSX_TYPE } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { deployTest, lineOf, users } from './process/testing.ts';
import { identityNumber } from './resources/testing.ts';
import { keysOf, resourceRepository, rotateKeys, WHOLE } from './store/index.ts';
import { sealedTables } from './store/vault/columns.ts';
import { withServer } from './testing.ts';

/**
 * Numbers that belong to nobody are put into every personal field by the calls of the product, and changed, deleted,
 * imported and looked for. Then no column of any table may contain one of them.
 */
const kit = withServer({ extraPorts: { sms: async () => undefined } });

const MOBILE = '139707';
const IDENTITY = '99999919880101';
const CANARY = `${MOBILE}[0-9]{5}|${IDENTITY}[0-9]{3}[0-9X]`;
let made = 0;
const mobile = () => `${MOBILE}${String((made += 1)).padStart(5, '0')}`;
const identity = () => identityNumber(`${IDENTITY}${String((made += 1)).padStart(3, '0')}`);

/** What is stored as it was entered, with the reason (docs/decisions/personal-data/at-rest.md). */
const PLAIN: Readonly<Record<string, string>> = {
  approval_instance: 'values of process forms, and the record that a process is about',
  engine_instance: 'variables that the engine computes with',
  process_variable: 'history of these variables',
};

const FORM: ProcessForm = {
  conf: { version: 1, columns: 2, label_position: 'top', tasks: {} },
  fields: [{ type: 'phone', name: 'caller', label: '来电号码' }],
};

/** Returns the tables with a row that contains one of the numbers, also inside of JSON and bytes. */
async function tablesWithNumbers(): Promise<string[]> {
  const { db } = kit().database;
  const { rows: columns } = await sql<{ table: string; bytes: string[] }>`select c.relname as table,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and a.atttypid = 'bytea'::regtype and not a.attisdropped) as bytes
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(db);
  const found: string[] = [];
  for (const { table, bytes } of columns) {
    const texts = [sql`t::text`, ...bytes.map((name) => sql`encode(${sql.ref(`t.${name}`)}, 'escape')`)];
    const { rows } = await sql`select 1 from ${sql.table(table)} t
      where concat(${sql.join(texts)}) ~ ${CANARY} limit 1`.execute(db);
    if (rows.length > 0) found.push(table);
  }
  return found.toSorted();
}

beforeAll(async () => {
  const { db } = kit().database;
  const [admin, contractor] = [await kit().client('admin'), await kit().client('contractor')];
  const people = resourceCalls(staff);
  const person = () => ({
    name: '钱进',
    phone_number: mobile(),
    id_card: identity(),
    trade: 10,
    status: 3,
    id_address: `上海市浦东新区${identity()}`,
  });
  const [kept, gone] = [
    await contractor.call(people.add!, { body: person() }),
    await contractor.call(people.add!, { body: person() }),
  ];
  await contractor.call(people.edit!, { body: { ...person(), id: kept.id } });
  await contractor.call(people.delete!, { params: { id: gone.id } });
  const sheet = new Blob([await exportRecords(staff, [person(), person()], { lang: 'zh', zone: 'Asia/Shanghai' })], {
    type: XLSX_TYPE,
  });
  const form = { type: 2 as const, key: 'canary-import', dry_run: '0' as const };
  expect(await contractor.call(people.import!, { form, file: sheet, fileName: 'a.xlsx' })).toMatchObject({ added: 2 });
  await contractor.call(people.list!, { query: { phone_number: mobile() } });

  const { rows: places } = await sql<{
    org_id: string;
    role_id: string;
  }>`select a.org_id, r.id as role_id from account a, role r
    where a.user_name = 'contractor' and r.role_code = 'driver'`.execute(db);
  const user = () => ({
    userName: 'driver1',
    nickname: '司机甲',
    phone_number: mobile(),
    id_card: identity(),
    organization_id: places[0]!.org_id,
    role_ids: [places[0]!.role_id],
    user_status: 1,
  });
  const accounts = resourceCalls(usermanage);
  const driver = await admin.call(accounts.add!, { body: { ...user(), password: 'Driver2026' } });
  await admin.call(accounts.edit!, { body: { ...user(), id: driver.id } });
  await contractor.call(calls.own.setIdcard, { body: { id_card: identity() } });
  await contractor.call(calls.file.upload, { form: {}, file: new Blob([mobile()]), fileName: '名单.csv' });

  const projects = resourceCalls(projectmanage);
  const { list } = await contractor.call(projects.list!, { query: {} });
  const project = await contractor.call(projects.detail!, { params: { id: list[0]!.id } });
  await contractor.call(projects.edit!, { body: { ...project, manager_phone: mobile() } });

  const access = { scope: WHOLE, account_id: null, org_id: places[0]!.org_id };
  const picture = { id: 'canary', name: '照片.png', size: 1, type: 'image/png' };
  await resourceRepository(db, personregistration).insert(access, {
    register_number: 'R-CANARY',
    site: 3,
    status: 1,
    identity_number: identity(),
    phone_number: mobile(),
    company_name: '泰州海陵',
    trade: 3,
    person_name: '周敏',
    photo: [picture],
    identity_pictures: [picture],
  });

  // Codes and failed logins of somebody who has no account.
  const nobody = await kit().client();
  await nobody
    .call(calls.entry.loginByCode, { body: { phone_number: mobile(), code: '000000' } })
    .catch(() => undefined);

  const paths = businessFormPaths(staff);
  const rule = { A: users('owner', 'regulator') };
  const wire = await admin.call(calls.workflow.formCreate, { body: { name: '来访', ...formToWire(FORM) } });
  for (const [key, settings, started] of [
    [
      'canary_record',
      { form_type: 20, form_custom_create_path: paths.create, form_custom_view_path: paths.view },
      { record: person() },
    ],
    [
      'canary_form',
      { form_type: 10, form_id: wire.id, form_custom_create_path: undefined, form_custom_view_path: undefined },
      { variables: { caller: mobile() } },
    ],
  ] as const) {
    const process_definition_id = await deployTest(admin, { key, body: lineOf('A') }, rule, settings);
    await contractor.call(calls.workflow.instanceCreate, { body: { process_definition_id, ...started } });
  }
}, 120_000);

it('lie in no column of any table as they are', async () => {
  const found = await tablesWithNumbers();
  expect(found.filter((table) => !(table in PLAIN))).toEqual([]);
  // The scan would prove little if nothing had been stored.
  const { db } = kit().database;
  for (const { table, columns } of sealedTables())
    for (const { name } of columns) {
      // No company registers in this test, and nobody configures maps.
      if (table === 'company' || table === 'map_key') continue;
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} like 'gd1:%' limit 1`.execute(
        db,
      );
      expect.soft(rows.length, `${table}.${name}`).toBe(1);
    }
}, 60_000);

it('are read after a rotation, by the new key', async () => {
  const { db } = kit().database;
  const contractor = await kit().client('contractor');
  const { list } = await contractor.call(resourceCalls(staff).list!, { query: { name: '钱进' } });
  const before = await contractor.call(resourceCalls(staff).personal!, { body: { id: list[0]!.id } });
  // The keys of the tests are configured and not in a file: nothing to do, as no other key is there.
  const done = await rotateKeys({ db, keys: keysOf(db) }, { now: Date.now(), settle: 0 });
  expect(done).toMatchObject({ rows: 0, removed: [], kept: false });
  expect(await contractor.call(resourceCalls(staff).personal!, { body: { id: list[0]!.id } })).toEqual(before);
});
