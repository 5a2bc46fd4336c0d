import { calls, submissionCalls, resourceCalls, stepCalls, type CallFailure, type Client } from '@gongdi/api';
import { applysreview, personregistration, sipacreview, type SiteName } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { organisationId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { defaultApplicantBounds, MISSES_PER_NUMBER } from './limits.ts';
import { TICKET_LIFE } from './ticket.ts';

const kit = withServer();
const { applicant } = calls;
const PHONE = '13700137001';
const IDENTITY = '11010519491231002X';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const company = (more: object = {}) => ({
  applicant_kind: 1,
  applicant_name: '扬州万方建设有限公司',
  credit_code: '91350100M000100Y43',
  contact_name: '钱万方',
  phone_number: PHONE,
  purpose: 1,
  project_name: '江都文化中心',
  region: '321012',
  project_address: '文昌东路 1 号',
  begin_date: '2026-12-01',
  end_date: '2027-01-31',
  ...more,
});
const person = (more: object = {}) => ({
  person_name: '赵铁柱',
  identity_number: IDENTITY,
  phone_number: PHONE,
  company_name: '扬州万方建设有限公司',
  trade: 14,
  ...more,
});

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

async function solve(client: Client) {
  const answer = await client.open(calls.user.captcha, {});
  await answer.text();
  return { captcha_key: answer.headers.get('captcha-key')!, captcha_code: kit().captcha.text };
}

async function begin(client: Client, site: SiteName, what: 'application' | 'person' = 'application'): Promise<string> {
  const body = { what, ...(await solve(client)) };
  return (await client.call(applicant.applicantTicket, { params: { site }, body }, { quiet: true })).ticket;
}

async function apply(client: Client, site: SiteName, more: object = {}): Promise<string> {
  const body = { ...company(more), ticket: await begin(client, site) };
  return (await client.call(submissionCalls('application').submit, { params: { site }, body }, { quiet: true })).number;
}

async function ask(client: Client, site: SiteName, number: string, phone_number = PHONE) {
  const body = { number, phone_number, ...(await solve(client)) };
  return client.call(applicant.applicantQuery, { params: { site }, body }, { quiet: true });
}

const upload = (client: Client, ticket: string, name = '方案.png') =>
  client.call(applicant.applicantUpload, { form: { ticket }, file: new Blob([PNG]), fileName: name }, { quiet: true });

async function register(client: Client, site: SiteName, more: object = {}): Promise<string> {
  const ticket = await begin(client, site, 'person');
  const [photo, front, back] = [
    await upload(client, ticket),
    await upload(client, ticket),
    await upload(client, ticket),
  ];
  const pictures = { photo: [{ id: photo.id }], identity_pictures: [{ id: front.id }, { id: back.id }] };
  const body = { ...person({ ...pictures, ...more }), ticket };
  return (await client.call(submissionCalls('person').submit, { params: { site }, body }, { quiet: true })).number;
}

async function rowOf(number: string) {
  const reviewer = await kit().client('regulator');
  const { list } = await reviewer.call(resourceCalls(applysreview).list!, { query: { apply_number: number } });
  return { reviewer, row: list[0]! };
}

async function take(number: string, step: string, opinion?: string) {
  const { reviewer, row } = await rowOf(number);
  const body = { id: row.id, version: row.version, ...(opinion === undefined ? {} : { review_opinion: opinion }) };
  return reviewer.call(stepCalls(applysreview)[step]!, { body }, { quiet: true });
}

describe('an application from outside', () => {
  it('is handed in, returned, corrected and passed; its number and telephone show how it stands', async () => {
    const client = await kit().client();
    const ticket = await begin(client, 'jiangdu');
    const { id } = await upload(client, ticket);
    const body = { ...company({ attachments: [{ id }] }), ticket };
    const { number } = await client.call(submissionCalls('application').submit, { params: { site: 'jiangdu' }, body });
    expect(number).toMatch(/^JD-20261102-[2-9A-HJ-NP-Z]{8}$/);
    // An applicant who did not receive the answer sends the same request again and gets the same number.
    expect(await client.call(submissionCalls('application').submit, { params: { site: 'jiangdu' }, body })).toEqual({
      number,
    });

    const waiting = await ask(client, 'jiangdu', ` ${number.toLowerCase()} `);
    expect(waiting).toMatchObject({ what: 'application', number, status: 1, correction: null });
    expect(waiting.record).toMatchObject({
      applicant_name: '扬州万方建设有限公司',
      contact_name: '钱**',
      phone_number: '137****7001',
      attachments: [{ id, name: '方案.png', size: PNG.length }],
    });
    expect(JSON.stringify(waiting)).not.toMatch(/钱万方|13700137001|reviewer|content\//);

    const notifications = await (await kit().client('regulator')).call(calls.notification.list, { query: {} });
    const { row } = await rowOf(number);
    expect(notifications.list[0]).toMatchObject({
      title: `新的准入申请「${number}」，请处理`,
      link: `/applysreview/detail?id=${row.id}`,
    });
    expect(row).toMatchObject({ org_id: organisationId('anzhi'), site: 1, status: 1, phone_number: '137****7001' });
    const [file] = row.attachments!;
    expect((await fetch(kit().address + file!.url!)).status).toBe(200);

    expect((await refused(take(number, 'giveback'))).problems).toMatchObject([{ path: 'review_opinion' }]);
    await take(number, 'giveback', '请补充施工方案');
    const returned = await ask(client, 'jiangdu', number);
    expect(returned).toMatchObject({ status: 4, record: { review_opinion: '请补充施工方案' } });
    const { correction } = returned;
    expect(correction!.values).not.toHaveProperty('phone_number');
    expect(correction!.values).not.toHaveProperty('contact_name');
    expect(correction!.values).not.toHaveProperty('identity_number');
    const again = { ...company(correction!.values), reason: '已补充', ticket: correction!.ticket };
    const params = { site: 'jiangdu' as const };
    await client.call(submissionCalls('application').correct, { params, body: again });
    expect(await client.call(submissionCalls('application').correct, { params, body: again })).toEqual({ number });
    const twice = await ask(client, 'jiangdu', number);
    expect(twice).toMatchObject({ status: 1, record: { reason: '已补充', review_opinion: null }, correction: null });
    expect(twice.record['attachments']).toMatchObject([{ id }]);

    await take(number, 'pass', '同意');
    expect(await ask(client, 'jiangdu', number)).toMatchObject({ status: 2, record: { review_opinion: '同意' } });
    // The submission is passed, so its correction ticket is no longer accepted.
    const late = await refused(
      client.call(submissionCalls('application').correct, { params, body: again }, { quiet: true }),
    );
    expect(late).toMatchObject({ status: 409, message: '该申请当前不能补正，请重新查询' });
    expect((await refused(take(number, 'refuse', '晚了'))).status).toBe(409);
  });

  it('of a company says its credit code, of a person the identity number, both with their check characters', async () => {
    const client = await kit().client();
    const problems = async (more: object) => (await refused(apply(client, 'jiangdu', more))).problems;
    expect(await problems({ credit_code: undefined })).toMatchObject([
      { path: 'credit_code', message: '请输入统一社会信用代码' },
    ]);
    expect(await problems({ credit_code: '91350100M000100Y44' })).toMatchObject([
      { path: 'credit_code', message: '统一社会信用代码须为 18 位统一社会信用代码，请检查是否输错' },
    ]);
    const own = { applicant_kind: 2, applicant_name: '钱万方', credit_code: undefined };
    expect(await problems({ ...own, applicant_name: '' })).toMatchObject([
      { path: 'applicant_name', message: '请输入姓名' },
      { path: 'identity_number', message: '请输入身份证号' },
    ]);
    expect(await problems({ ...own, identity_number: '110105194912310021' })).toMatchObject([
      { path: 'identity_number', message: '身份证号不是有效的身份证号码' },
    ]);
    expect(await problems({ end_date: '2026-01-01' })).toMatchObject([{ path: 'end_date' }]);
    expect(await problems({ status: 2 })).toMatchObject([{ path: 'status', code: 'unknown_field' }]);
    const number = await apply(client, 'jiangdu', { ...own, identity_number: IDENTITY });
    expect((await ask(client, 'jiangdu', number)).record).toMatchObject({
      applicant_name: '钱**',
      identity_number: '110105********002X',
    });
  });

  it('is shown to nobody without its number, its telephone, its site and a captcha', async () => {
    const client = await kit().client();
    const number = await apply(client, 'sipac', { project_name: '园区体育中心' });
    const nothing = { status: 404, message: '没有查到申请，请核对编号和手机号码' };
    expect(await refused(ask(client, 'sipac', number, '13700137002'))).toMatchObject(nothing);
    expect(await refused(ask(client, 'taizhou', number))).toMatchObject(nothing);
    expect(await refused(ask(client, 'sipac', number.slice(0, -1)))).toMatchObject(nothing);
    const params = { site: 'sipac' as const };
    const bare = { number, phone_number: PHONE };
    const question = client.call(applicant.applicantQuery, { params, body: bare }, { quiet: true });
    expect(await refused(question)).toMatchObject({ code: 30 });
    const wrong = { ...bare, ...(await solve(client)), captcha_code: 'ZZZZ' };
    const guess = client.call(applicant.applicantQuery, { params, body: wrong }, { quiet: true });
    expect(await refused(guess)).toMatchObject({ code: 31 });
    for (let tried = 2; tried < MISSES_PER_NUMBER; tried += 1)
      expect(await refused(ask(client, 'sipac', number, '13700137003'))).toMatchObject(nothing);
    // After `MISSES_PER_NUMBER` misses a query with the right telephone number is refused with 429 too.
    expect(await refused(ask(client, 'sipac', number))).toMatchObject({ status: 429 });

    const other = await kit().client('contractor');
    expect((await refused(other.call(resourceCalls(applysreview).list!, { query: {} }))).code).toBe(40_301);
  });

  it('is met under the entry of its site alone', async () => {
    const client = await kit().client();
    const numbers = [await apply(client, 'sipac'), await apply(client, 'netapply')];
    const reviewer = await kit().client('regulator');
    const { list } = await reviewer.call(resourceCalls(sipacreview).list!, { query: { page_size: 100 } });
    expect(list.map((row) => row['apply_number'])).toContain(numbers[0]);
    expect(list.map((row) => row['apply_number'])).not.toContain(numbers[1]);
    const own = list.find((row) => row['apply_number'] === numbers[0])!;
    const passed = await reviewer.call(stepCalls(sipacreview)['pass']!, { body: { id: own.id } });
    expect(passed).toMatchObject({ status: 2, site: 3 });
  });
});

describe('the same again', () => {
  const again =
    '该申请主体就此项目的同一事项已有未办结的申请，不能重复提交；请凭申请编号和联系电话查询进度，被退回的在查询页补正';
  const person = '该人员在本站点已有未办结的登记，不能重复提交；请凭登记编号和手机号码查询进度，被退回的在查询页补正';

  it('is not taken while the first application is open, also of two at once, and is once it was decided', async () => {
    const client = await kit().client();
    const work = { project_name: '龙川大桥' };
    const both = await Promise.allSettled([apply(client, 'jiangdu', work), apply(client, 'jiangdu', work)]);
    const [number] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refusals = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as CallFailure] : []));
    expect(refusals).toMatchObject([{ status: 422, problems: [{ path: 'project_name', message: again }] }]);
    const named = { project_name: ' 龙川大桥 ', contact_name: '孙二', phone_number: '13700137009' };
    expect((await refused(apply(client, 'jiangdu', named))).message).toBe(again);
    // A submission with another purpose, project, site or applicant is not a duplicate.
    const other = await apply(client, 'jiangdu', { project_name: '龙川小桥' });
    await apply(client, 'jiangdu', { ...work, purpose: 5 });
    await apply(client, 'taizhou', work);
    const own = { applicant_kind: 2, applicant_name: '钱万方', credit_code: undefined, identity_number: IDENTITY };
    await apply(client, 'jiangdu', { ...work, ...own });

    await take(other, 'giveback', '项目名称有误');
    const { correction } = await ask(client, 'jiangdu', other);
    const correct = (values: object) => {
      const body = { ...company(correction!.values), ...values, ticket: correction!.ticket };
      return client.call(
        submissionCalls('application').correct,
        { params: { site: 'jiangdu' }, body },
        { quiet: true },
      );
    };
    expect((await refused(correct(work))).message).toBe(again);
    await correct({});

    await take(number!, 'giveback', '补充方案');
    expect((await refused(apply(client, 'jiangdu', work))).message).toBe(again);
    const { correction: mine } = await ask(client, 'jiangdu', number!);
    const body = { ...company(mine!.values), ticket: mine!.ticket };
    await client.call(submissionCalls('application').correct, { params: { site: 'jiangdu' }, body });
    await take(number!, 'refuse', '不符合条件');
    await apply(client, 'jiangdu', work);
  });

  it('is not taken of a person whose registration is open, by identity number or by name and telephone', async () => {
    const client = await kit().client();
    await register(client, 'sipac');
    const problems = async (more: object) => (await refused(register(client, 'sipac', more))).problems;
    expect(await problems({ person_name: '赵大柱', phone_number: '13700137008' })).toMatchObject([
      { path: 'identity_number', message: person },
    ]);
    const mistyped = { identity_number: '310101199001010012' };
    expect(await problems(mistyped)).toMatchObject([{ path: 'phone_number', message: person }]);
    // The foreman of a crew registers all workers with the same telephone number.
    await register(client, 'sipac', { ...mistyped, person_name: '赵小柱' });
  });
});

describe('a ticket', () => {
  it('costs a captcha, holds for its site and matter, and for a time', async () => {
    const client = await kit().client();
    const params = { site: 'jiangdu' as const };
    const bare = client.call(applicant.applicantTicket, { params, body: { what: 'application' } }, { quiet: true });
    expect(await refused(bare)).toMatchObject({ code: 30 });
    const late = { status: 400, message: '提交已超时，请重新输入验证码后提交' };
    const hand = (site: SiteName, ticket: string) =>
      client.call(
        submissionCalls('application').submit,
        { params: { site }, body: { ...company(), ticket } },
        { quiet: true },
      );
    const ticket = await begin(client, 'jiangdu');
    expect(await refused(hand('sipac', ticket))).toMatchObject(late);
    expect(await refused(hand('jiangdu', `${ticket}x`))).toMatchObject(late);
    expect(await refused(hand('jiangdu', 'nonsense'))).toMatchObject(late);
    const corrects = { ...company(), ticket };
    const correct = client.call(submissionCalls('application').correct, { params, body: corrects }, { quiet: true });
    expect(await refused(correct)).toMatchObject(late);
    kit().clock.now += TICKET_LIFE;
    expect(await refused(hand('jiangdu', ticket))).toMatchObject(late);
    expect(await refused(upload(client, ticket))).toMatchObject(late);
  });

  it('takes files of its own only, of the types that are taken, and not too many', async () => {
    const client = await kit().client();
    const [mine, other] = [await begin(client, 'jiangdu'), await begin(client, 'jiangdu')];
    const { id, ...file } = await upload(client, other);
    expect(file).not.toHaveProperty('url');
    const params = { site: 'jiangdu' as const };
    const body = { ...company({ attachments: [{ id }] }), ticket: mine };
    expect(
      (await refused(client.call(submissionCalls('application').submit, { params, body }, { quiet: true }))).problems,
    ).toMatchObject([{ path: 'attachments' }]);
    expect(await refused(upload(client, mine, '方案.html'))).toMatchObject({ status: 415 });
    for (let sent = 1; sent < defaultApplicantBounds.filesPerTicket; sent += 1) await upload(client, other);
    expect(await refused(upload(client, other))).toMatchObject({ status: 429, message: '一次申请最多上传 20 个文件' });
  });
});

describe('a person', () => {
  it('registers with pictures where the site takes people, and is shown masked', async () => {
    const client = await kit().client();
    const params = { site: 'taizhou' as const };
    const ticket = await begin(client, 'taizhou', 'person');
    const missing = client.call(
      submissionCalls('person').submit,
      { params, body: { ...person(), ticket } },
      { quiet: true },
    );
    expect((await refused(missing)).problems.map(({ path }) => path)).toEqual(['photo', 'identity_pictures']);
    const [photo, front, back] = [
      await upload(client, ticket),
      await upload(client, ticket),
      await upload(client, ticket),
    ];
    const pictures = { photo: [{ id: photo.id }], identity_pictures: [{ id: front.id }, { id: back.id }] };
    const body = { ...person(pictures), ticket };
    const { number } = await client.call(submissionCalls('person').submit, { params, body });
    expect(number).toMatch(/^TZ-R20261102-/);
    const found = await ask(client, 'taizhou', number);
    expect(found).toMatchObject({ what: 'person', status: 1 });
    expect(found.record).toMatchObject({ person_name: '赵**', identity_number: '110105********002X' });
    expect(JSON.stringify(found)).not.toMatch(/赵铁柱|11010519491231002X|13700137001/);
    const reviewer = await kit().client('regulator');
    const query = { register_number: number };
    const { list } = await reviewer.call(resourceCalls(personregistration).list!, { query });
    expect(list).toMatchObject([{ person_name: '赵铁柱', identity_number: '110105********002X', site: 4 }]);
    await reviewer.call(stepCalls(personregistration)['pass']!, { body: { id: list[0]!.id } });
    expect(await ask(client, 'taizhou', number)).toMatchObject({ status: 2 });
    const jiangdu = await refused(begin(client, 'jiangdu', 'person'));
    expect(jiangdu).toMatchObject({ status: 400, message: '江都区工地准入申请不受理人员登记' });
  });
});

describe('a site', () => {
  it('that nobody runs is closed, and says so', async () => {
    const client = await kit().client();
    const number = await apply(client, 'netapply', { project_name: '网络申请项目' });
    const site = () => client.call(applicant.applicantSite, { params: { site: 'netapply' } });
    expect(await site()).toMatchObject({ open: true, organisation: '浦东新区建设工程安全质量监督站' });
    const admin = await kit().client('admin');
    const groups = await admin.call(calls.setting.groups, {});
    const { version, values } = groups.find(({ group }) => group === 'applicants')!;
    const body = { version, values: { ...values, site_netapply: '' } };
    await admin.call(calls.setting.change, { params: { group: 'applicants' }, body });
    expect(await site()).toMatchObject({ open: false, organisation: null });
    const closed = { status: 400, message: '网上准入申请暂未开放，请联系受理单位' };
    expect(await refused(begin(client, 'netapply'))).toMatchObject(closed);
    expect(await refused(ask(client, 'netapply', number))).toMatchObject(closed);
    expect(await refused(apply(client, 'netapply'))).toMatchObject(closed);
  });
});
