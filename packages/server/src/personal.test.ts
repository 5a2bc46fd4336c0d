import { calls, CONTRACT, resourceCalls, routeOf, stepHistoryCall, type Call } from '@gongdi/api';
import {
  allResources,
  businessFormPaths,
  formToWire,
  personalEntriesOf,
  personregistration,
  staff,
  type ProcessForm,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { DEMO_ACCOUNTS, accountId } from './demo/index.ts';
import { deployTest, lineOf, users } from './process/testing.ts';
import { resourceRepository, WHOLE } from './store/index.ts';
import { identityNumber } from './resources/testing.ts';
import { someAtOnce, withServer } from './testing.ts';

/**
 * Numbers that belong to nobody are put into every personal field. Then every reading call is made by every kind of
 * account, and no answer may contain one of these numbers.
 */
const kit = withServer();
const { workflow } = calls;

const MOBILE = '139707';
const IDENTITY = '999999198801';
/** Matches any of these numbers; no demo record, id or signature looks like them. */
const CANARY = new RegExp(`${MOBILE}\\d{5}|${IDENTITY}\\d{5}[\\dX]`);
let made = 0;
const mobile = () => `${MOBILE}${String((made += 1)).padStart(5, '0')}`;
/** A day of birth has a thousand numbers. */
const identity = () => {
  made += 1;
  const day = 1 + Math.floor(made / 1000);
  return identityNumber(`${IDENTITY}${String(day).padStart(2, '0')}${String(made % 1000).padStart(3, '0')}`);
};

/** Calls that return unmasked data: the caller's own data, and the call that reveals a value and logs this. */
const REVEALS = CONTRACT.filter((call) => call.reveals).map((call) => call.name);

interface Reader {
  name: string;
  token: string;
  serial: string;
  permissions: ReadonlySet<string>;
}
const readers: Reader[] = [];
/** Ids that are passed to calls: records with personal data, their accounts, instances and tasks. */
const ids = new Set<string>();
const asked = (...more: string[]): void => {
  for (const id of more) ids.add(id);
};
/** Ids that are passed to the calls of one resource, by call name: its own records, because it finds no others. */
const own = new Map<string, readonly string[]>();
let area: { area_id: string; area_type: number };

async function logIn(user_name: string, password: string): Promise<Reader> {
  const answer = await send(null, calls.user.login, { body: { user_name, password } });
  const { data } = JSON.parse(answer.text) as { data: { token: string; serial_token_number: string } };
  const reader = {
    name: user_name,
    token: data.token,
    serial: data.serial_token_number,
    permissions: new Set<string>(),
  };
  const profile = await send(reader, calls.user.userInfo, {});
  const { permissions } = (JSON.parse(profile.text) as { data: { permissions: string[] } }).data;
  return { ...reader, permissions: new Set(permissions) };
}

interface Args {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

async function send(reader: Reader | null, call: Call, { params = {}, query = {}, body }: Args) {
  const path = routeOf(call).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(`${kit().address}${path}?${new URLSearchParams(query).toString()}`, {
    method: call.method,
    headers: {
      ...(reader && { authorization: reader.token, 'x-serial-number-id': reader.serial }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isZip = bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;
  return { status: response.status, text: isZip ? textOfZip(bytes) : bytes.toString('utf8') };
}

/** Returns the texts of all files in a zip archive, one after the other. */
function textOfZip(archive: Buffer): string {
  let at = archive.readUInt32LE(archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16);
  let text = '';
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, name, extra, comment] = [20, 28, 30, 32].map((where) =>
      where === 20 ? archive.readUInt32LE(at + where) : archive.readUInt16LE(at + where),
    ) as [number, number, number, number];
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(from, from + packed);
    text += archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes).toString('utf8') : bytes.toString('utf8');
    at += 46 + name + extra + comment;
  }
  return text;
}

const FORM: ProcessForm = {
  conf: { version: 1, columns: 2, label_position: 'top', tasks: {} },
  fields: [
    { type: 'phone', name: 'caller', label: '来电号码' },
    { type: 'idcard', name: 'holder', label: '持证人' },
    { type: 'table', name: 'guests', label: '来访', columns: [{ type: 'phone', name: 'number', label: '电话' }] },
  ],
};

beforeAll(async () => {
  const { db } = kit().database;
  const [admin, contractor] = [await kit().client('admin'), await kit().client('contractor')];
  // An account that logs in by telephone number, a driver without permissions, and one whose record is in the change
  // log.
  const { rows: places } = await sql<{
    org_id: string;
  }>`select org_id from account where user_name = 'contractor'`.execute(db);
  const { rows: roles } = await sql<{ id: string }>`select id from role where role_code = 'driver'`.execute(db);
  const { usermanage } = Object.fromEntries(allResources().map((one) => [one.name, one]));
  const accounts = resourceCalls(usermanage!);
  const phone = mobile();
  const body = {
    userName: phone,
    nickname: '司机甲',
    password: 'Driver2026',
    phone_number: phone,
    id_card: identity(),
    organization_id: places[0]!.org_id,
    role_ids: [roles[0]!.id],
    user_status: 1,
  };
  const driver = await admin.call(accounts.add!, { body: body });
  await admin.call(accounts.edit!, {
    body: { ...body, password: undefined, id: driver.id, id_card: identity() },
  });
  const person = { name: '钱进', phone_number: mobile(), id_card: identity(), trade: 3, status: 3 };
  const added = await contractor.call(resourceCalls(staff).add!, { body: person });
  await contractor.call(resourceCalls(staff).edit!, {
    body: { ...person, id: added.id, phone_number: mobile(), id_card: identity() },
  });

  // Everything else with personal data, in whatever way it was added.
  await sql`insert into company (id, org_id, company_name, credit_code, ent_type, contact_name, phone_number, licence,
      licence_type, auth_status, created_at, created_by, updated_at, updated_by)
    select 'canary-company', org_id, '滨海建设', '99310000MA0000001X', 1000, '孙立', '', '', 'image/png', 0, now(), id, now(), id
    from account where user_name = 'contractor'`.execute(db);
  // The demo people have no pictures in this test, so their records would not fit the contract.
  const { rows: site } = await sql<{
    org_id: string;
  }>`select org_id from account where user_name = 'regulator'`.execute(db);
  const access = { scope: WHOLE, account_id: null, org_id: site[0]!.org_id };
  const picture = { id: 'canary', name: '照片.png', size: 1, type: 'image/png' };
  const applicant = {
    site: 3,
    status: 1,
    identity_number: identity(),
    phone_number: mobile(),
    company_name: '泰州海陵',
    trade: 3,
    person_name: '周敏',
    photo: [picture],
    identity_pictures: [picture],
  };
  const registered = await resourceRepository(db, personregistration).insert(access, {
    ...applicant,
    register_number: 'R-CANARY',
  });
  asked(registered.id);
  const seeded = new Set<string>();
  for (const resource of allResources()) {
    const table = resource.viewOf ?? resource.noun;
    for (const entry of personalEntriesOf(resource)) {
      const column = entry.name === 'userName' ? 'user_name' : entry.name;
      if (!('personal' in entry) || seeded.has(`${table}.${column}`) || column === 'user_name') continue;
      if (table === 'audit_entry' || table === 'login_session') continue;
      seeded.add(`${table}.${column}`);
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(db);
      expect(rows.length, `records in ${table}`).toBeGreaterThan(0);
      const { personal } = entry;
      const value = () =>
        personal === 'scan'
          ? JSON.stringify([{ id: 'scan', name: `${identity()}.png`, size: 1, type: 'image/png' }])
          : personal === 'identity'
            ? identity()
            : mobile();
      for (const { id } of rows)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value()} where id = ${id}`.execute(db);
      asked(...rows.slice(0, 2).map((row) => row.id));
    }
  }
  await sql`update monitor_scheme set monitor_unit_leader_phone = ${mobile()}`.execute(db);
  expect([...seeded].toSorted()).toEqual([
    'account.id_card',
    'account.phone_number',
    'application.identity_number',
    'application.phone_number',
    'blacklist.id_card',
    'certificate.files',
    'company.phone_number',
    'face_consent.papers',
    'house.owner_phone',
    'labour_project.officer_phone',
    'maintenance_case.reporter_phone',
    'medical.report',
    'movement.settled_proof',
    'party_member.phone_number',
    'person_registration.certificates',
    'person_registration.identity_number',
    'person_registration.identity_pictures',
    'person_registration.phone_number',
    'project.manager_phone',
    'staff.bank_card',
    'staff.contract_files',
    'staff.emergency_phone',
    'staff.form_photos',
    'staff.id_address',
    'staff.id_card',
    'staff.id_photos',
    'staff.phone_number',
    'unit.contact_phone',
    'wage_account.account_number',
    'wage_payment.bank_card',
  ]);

  // Processes: about a record, with a form, and with a custom page.
  const paths = businessFormPaths(staff);
  const rule = { A: users('owner', 'regulator') };
  const page = { form_type: 20, form_custom_create_path: paths.create, form_custom_view_path: paths.view };
  const record = { name: '赵铁柱', phone_number: mobile(), id_card: identity(), trade: 10, status: 3 };
  const made = await admin.call(workflow.formCreate, { body: { name: '来访', ...formToWire(FORM) } });
  const form = {
    form_type: 10,
    form_id: made.id,
    form_custom_create_path: undefined,
    form_custom_view_path: undefined,
  };
  const filled = { caller: mobile(), holder: identity(), guests: [{ number: mobile() }] };
  for (const [key, settings, started] of [
    ['canary_record', page, { record }],
    ['canary_form', form, { variables: filled }],
    ['canary_page', {}, { variables: { phone_number: mobile(), deep: { id_card: identity() } } }],
  ] as const) {
    const process_definition_id = await deployTest(admin, { key, body: lineOf('A') }, rule, settings);
    const instance = await contractor.call(workflow.instanceCreate, { body: { process_definition_id, ...started } });
    asked(instance.id, process_definition_id);
  }
  const { rows: others } = await sql<{ id: string }>`(select id from process_task order by created_at desc limit 3)
    union all (select id from audit_entry where subject in ('staff', 'usermanage') order by at desc limit 4)`.execute(
    db,
  );
  const { rows: schemes } = await sql<{
    area_id: string;
    area_type: number;
  }>`select area_id, area_type from monitor_scheme
    order by id limit 1`.execute(db);
  area = schemes[0]!;
  asked(area.area_id);
  asked(...others.map((row) => row.id), accountId('patrol'));
  for (const resource of allResources()) {
    const table = sql.table(resource.viewOf ?? resource.noun);
    const { rows } = await sql<{ id: string }>`select id from ${table} where id = any(${[...ids]})
      union (select id from ${table} order by id limit 2)`.execute(db);
    const records = rows.map((row) => row.id);
    for (const call of [resourceCalls(resource).detail, stepHistoryCall(resource)])
      if (call) own.set(call.name, records);
  }

  for (const { user_name, password } of DEMO_ACCOUNTS) readers.push(await logIn(user_name, password));
  readers.push(await logIn(phone, 'Driver2026'));
  await send(null, calls.user.login, { body: { user_name: phone, password: 'wrong' } });
}, 60_000);

/** Fills in the required values of a part of a call, as far as possible in general; undefined: the part is empty. */
function filled(part: z.core.$ZodType | undefined, id: string): Record<string, string> | undefined {
  if (!(part instanceof z.ZodObject)) return undefined;
  const shape = part.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, type]): [string, string][] => {
      if (name === 'page_size') return [[name, '100']];
      if (name === 'resource') return [[name, 'staff']];
      if (name === 'area_type') return [[name, String(area.area_type)]];
      // Without it, groups have no records.
      if (name === 'first') return [[name, '20']];
      if (type.safeParse(undefined).success) return [];
      if (type instanceof z.ZodEnum) return [[name, String(type.options[0])]];
      return [[name, /id(s)?$/.test(name) ? id : '1']];
    }),
  );
}

const READING = CONTRACT.filter(
  (call) =>
    !REVEALS.includes(call.name) &&
    !call.public &&
    // This stream never ends; its news is also in the answer of `notification.list`.
    call.name !== 'notification.stream' &&
    ((call.method === 'GET' && !call.name.endsWith('.delete')) || call.name === 'instance.next-approval-nodes'),
);

/** The calls that show one record. */
const DETAILS = new Set([
  ...allResources().map((resource) => resourceCalls(resource).detail?.name),
  workflow.instanceGet.name,
  workflow.definitionGet.name,
]);

/** Each round uses what the one before it showed: documents the records of lists, and calls with ids those of details. */
const ROUNDS = [
  READING.filter((call) => call.name.endsWith('.list') || DETAILS.has(call.name)),
  READING.filter((call) => !call.name.endsWith('.list') && !DETAILS.has(call.name)),
];

/** A document is a page per record: so many of those that a reader sees prove as much as all of them. */
const PAGES = 12;

/** An id of no record. */
const NOWHERE = 'nowhere';

const asksId = ({ input: { params, query } }: Call): boolean =>
  /id(s)?\b/.test(
    [
      ...Object.keys(params?._zod.def.shape ?? {}),
      ...Object.entries(query?._zod.def.shape ?? {}).flatMap(([name, type]) =>
        (type as z.ZodType).safeParse(undefined).success ? [] : [name],
      ),
    ].join(' '),
  );

/** An answer without the number of its request: two answers that say the same are the same. */
const said = (text: string): string => text.replace(/"request_id":"[^"]*"/, '');

/** Returns whether the contract refuses the arguments: the server then reads nothing, whoever asks. */
const isRefused = ({ input }: Call, args: Args): boolean =>
  (['params', 'query', 'body'] as const).some((part) => {
    const type = input[part];
    return type !== undefined && !z.safeParse(type, args[part]).success;
  });

it('leave by no call that reads, for no account', async () => {
  const leaks = new Map<string, string>();
  const answered = new Set<string>();
  /** Ids that lists showed to readers, by call name and reader. */
  const shown = new Map<string, readonly string[]>();
  /** Ids of records that the first reader sees. */
  const seen = new Set<string>();

  const tryCall = async (call: Call): Promise<void> => {
    const [isList, isWord, withId] = [call.name.endsWith('.list'), call.name.endsWith('.word'), asksId(call)];
    const argsFor = (id: string, pages?: readonly string[]): Args => ({
      params: filled(call.input.params, id) ?? {},
      query: { ...filled(call.input.query, id), ...(pages && { ids: pages.join(',') }) },
      body: call.method === 'POST' ? { process_definition_id: id } : undefined,
    });
    // Most calls find none of these ids: each is for another kind of record. The first of the two readers who see
    // everything of the company tries all of them, or everybody where neither may call. Afterwards those that were found
    // are left, and those of records that the first reader does not see.
    const found = new Set<string>();
    /** Arguments that the contract refuses: one reader tries them. */
    const refused = new Set<string>();
    let asksAll = true;
    for (const [place, reader] of readers.entries()) {
      if (call.permission && !reader.permissions.has(call.permission)) continue;
      // Some calls answer about an id that is nowhere, too.
      const nothing = withId && place === 0 ? await send(reader, call, argsFor(NOWHERE)) : undefined;
      const isFound = (status: number, text: string, id: string) =>
        (status === 200 && said(text).replaceAll(id, NOWHERE) !== (nothing && said(nothing.text))) || status === 403;
      const ask = async (id: string) => {
        const pages = isWord ? shown.get(`${call.name.replace('.word', '.list')} ${reader.name}`) : undefined;
        const args = argsFor(id, pages);
        const key = JSON.stringify(args);
        if (refused.has(key)) return;
        const { status, text } = await send(reader, call, args);
        if (status === 422 && isRefused(call, args)) refused.add(key);
        if (status === 200) answered.add(call.name);
        if (withId && isFound(status, text, id)) found.add(id);
        if (place === 0 && status === 200 && DETAILS.has(call.name)) seen.add(id);
        if (status === 200 && isList) {
          const { data } = JSON.parse(text) as { data: { list?: { id: string }[] } | null };
          shown.set(
            `${call.name} ${reader.name}`,
            (data?.list ?? []).slice(0, PAGES).map((row) => row.id),
          );
        }
        const leak = CANARY.exec(text);
        const around = leak && text.slice(Math.max(0, leak.index - 60), leak.index + 20);
        if (around) leaks.set(call.name, `${reader.name}: ${around}`);
      };
      const known = own.get(call.name) ?? [...ids].filter((id) => asksAll || found.has(id) || !seen.has(id));
      await Promise.all((withId ? known : ['']).map(ask));
      if (place <= 1) asksAll = false;
    }
  };

  for (const round of ROUNDS) await someAtOnce(round, tryCall);
  expect(Object.fromEntries(leaks)).toEqual({});
  // The test would prove little if all calls with personal data had refused.
  for (const name of [
    'staff.list',
    'staff.detail',
    'staff.export',
    'staff.groups',
    'user.list',
    'user.search',
    'user.drivers',
    'operate_log.list',
    'operate_log.detail',
    'login_log.list',
    'online_user.list',
    'enterprise.list',
    'application.list',
    'person_registration.detail',
    'project.export',
    'instance.get',
    'instance.approval-detail',
    'instance.print-data',
    'instance.variables',
    'reference.list',
    'area.scheme.info',
    'checklist.word',
  ])
    expect.soft([...answered], name).toContain(name);
}, 300_000);
