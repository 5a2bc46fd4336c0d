import { calls, resourceCalls, type Client } from '@gongdi/api';
import { DEFAULT_RULES, DELIVERY, messagelog, newRule, type ChannelKindName, type MessageRule } from '@gongdi/domain';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountId, organisationId } from '../../../demo/index.ts';
import { notifyUsers, type Message } from '../../../notify/index.ts';
import { newId, transaction } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';
import { webhookSignature } from './adapters/webhook.ts';
import { httpReceiver, mailReceiver } from './testing.ts';

const kit = withServer({ messageHosts: '*, 127.0.0.1', secretKey: 'a key of the operator' });
const http = httpReceiver();
const smtp = mailReceiver();
const { message } = calls;
const MINUTE = 60_000;

let admin: Client;
// Devices of which nothing is heard while the clock of the tests jumps would raise alarms of their own.
beforeAll(async () => void (await kit().database.db.updateTable('device').set({ online: 0 }).execute()));
beforeEach(async () => {
  // What the start of the server tells, such as patrols that are due today, belongs to no test.
  await settled();
  admin = await kit().client('admin');
  http.got.length = 0;
  smtp.mails.length = 0;
});
afterEach(async () => {
  const { db } = kit().database;
  for (const table of ['message_delivery', 'message_channel', 'message_rules', 'message_escalation'] as const)
    await db.deleteFrom(table).execute();
});

const add = (kind: ChannelKindName, values: Record<string, string | number>, name: string = kind) =>
  admin.call(message.addChannel, { body: { kind, name, enabled: true, values } }, { quiet: true });
const addWebhook = (values: Record<string, string> = {}) =>
  add('webhook', { url: `${http.address}/in`, secret: 'shared-secret', ...values });
const addMail = () =>
  add('mail', {
    host: '127.0.0.1',
    port: smtp.port,
    security: 3,
    sender: '工地 <site@example.com>',
    user_name: 'site',
    password: 'mail-secret',
  });

async function setRules(...rules: MessageRule[]): Promise<void> {
  const { version } = await admin.call(message.ruleList, {});
  await admin.call(message.setRules, { body: { version, rules } });
}

const tell = (users: readonly string[], title: string, more: Partial<Message> = {}) =>
  transaction(kit().database.db, (trx) => {
    const label = { zh: title, en: title };
    return notifyUsers(trx, users.map(accountId), { kind: 'record_step', title: label, ...more }, kit().clock.now);
  });

/** Waits until the server has planned everything and sent what is due. */
async function settled(): Promise<void> {
  const { db } = kit().database;
  const left = async () => {
    const at = new Date(kit().clock.now).toISOString();
    const { rows } = await sql<{ left: number }>`select (select count(*) from message_event)::int
      + (select count(*) from message_delivery where status = ${DELIVERY.sending}
        or status in (${DELIVERY.waiting}, ${DELIVERY.retry}) and due_at <= ${at})::int as left`.execute(db);
    return rows[0]!.left;
  };
  await expect.poll(left, { timeout: 20_000, interval: 50 }).toBe(0);
}

/** Waits until the work at the start has told what it found in the demo: all of it would go to the first channel. */
async function startEnded(): Promise<void> {
  const { db } = kit().database;
  let before = -1;
  const told = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from notification`.execute(db);
    const same = rows[0]!.count === before;
    before = rows[0]!.count;
    return same;
  };
  await expect.poll(told, { timeout: 40_000, interval: 2000 }).toBe(true);
  await settled();
}

const log = async () => (await admin.call(resourceCalls(messagelog).list!, { query: { page: 1, page_size: 50 } })).list;

const setOwn = async (user: string, email: string | null, more: object = {}) => {
  const client = await kit().client(user);
  const { choice } = await client.call(message.ownChoice, {});
  return client.call(message.setOwnChoice, { body: { email, choice: { ...choice, ...more } } });
};

describe('channels', () => {
  it('a webhook gets one signed request for each message, with the same id when it is tried again', async () => {
    await startEnded();
    await addWebhook();
    http.answers.push({ status: 503 });
    await tell(['contractor'], '塔吊 3# 报警', { kind: 'device_alarm', link: '/earlywarn/detail?id=1' });
    await settled();
    expect(await log()).toMatchObject([{ status: DELIVERY.retry, attempts: 1, reason: '127.0.0.1 答复 HTTP 503' }]);
    kit().clock.now += MINUTE;
    await settled();
    expect(await log()).toMatchObject([{ status: DELIVERY.sent, attempts: 2, reason: null, recipient: null }]);
    const [first, second] = http.got;
    expect(http.got).toHaveLength(2);
    expect(second!.headers['x-gongdi-delivery']).toBe(first!.headers['x-gongdi-delivery']);
    for (const { headers, body } of http.got) {
      const [id, time] = [String(headers['x-gongdi-delivery']), Number(headers['x-gongdi-timestamp'])];
      const expected = createHmac('sha256', 'shared-secret').update(`${time}.${id}.${body}`).digest('hex');
      expect(headers['x-gongdi-signature']).toBe(`sha256=${expected}`);
      expect(webhookSignature('another', time, id, body)).not.toBe(expected);
    }
    expect(JSON.parse(second!.body)).toMatchObject({
      count: 1,
      events: [{ kind: 'device_alarm', title: { zh: '塔吊 3# 报警' }, link: '/earlywarn/detail?id=1' }],
    });
    expect(Number(second!.headers['x-gongdi-timestamp']) - Number(first!.headers['x-gongdi-timestamp'])).toBe(60);
  });

  it('a redirect is not followed, and a private host is not reached unless the configuration names it', async () => {
    const { id } = await addWebhook();
    http.answers.push({ status: 302, headers: { location: `${http.address}/elsewhere` } });
    const test = (channel: string) => admin.call(message.testChannel, { params: { id: channel } });
    expect(await test(id)).toEqual({ sent: false, message: '127.0.0.1 答复 HTTP 302' });
    expect(http.got.map(({ url }) => url)).toEqual(['/in']);
    for (const url of ['http://169.254.169.254/latest', 'http://[::1]:1/', 'http://localhost:1/'])
      expect(await test((await addWebhook({ url })).id)).toMatchObject({
        sent: false,
        message: expect.stringContaining('GONGDI_MESSAGE_HOSTS') as string,
      });
    expect(
      await test((await add('mail', { host: '10.0.0.9', port: 25, security: 3, sender: 'a@b.cn' })).id),
    ).toMatchObject({
      sent: false,
    });
  });

  it('mails go to each person’s own address by SMTP; what the server refuses is said without the address', async () => {
    const { id } = await addMail();
    expect(await admin.call(message.testChannel, { params: { id } })).toMatchObject({ sent: false });
    await setOwn('admin', 'admin@example.com');
    expect(await admin.call(message.testChannel, { params: { id } })).toMatchObject({ sent: true });
    expect(smtp.mails).toMatchObject([
      { to: ['admin@example.com'], text: expect.stringContaining('配置正确') as string },
    ]);
    await setOwn('contractor', 'chen@example.com');
    await tell(['contractor', 'patrol'], '「隐患」待整改');
    await settled();
    expect(smtp.mails.slice(1)).toMatchObject([
      { to: ['chen@example.com'], subject: expect.stringMatching(/^【.*】「隐患」待整改$/) as string },
    ]);
    const [row] = await log();
    expect(smtp.mails[1]!.id).toBe(`<${row!.id}@example.com>`);
    kit().clock.now += 60 * MINUTE;
    smtp.refusals.push({ code: 550, text: 'no such user <chen@example.com>' });
    await tell(['contractor'], '另一条');
    await settled();
    const [refused] = await log();
    expect(refused).toMatchObject({ status: DELIVERY.dead, recipient: '陈建国' });
    expect(refused!['reason']).toContain('no such user');
    expect(refused!['reason']).not.toContain('chen@');
    await admin.call(message.resend, { body: { id: refused!.id } });
    await settled();
    expect((await log())[0]).toMatchObject({ status: DELIVERY.sent, attempts: 1 });
  });

  it('robots and the SMS gateway get what their documentation asks for', async () => {
    await setOwn('contractor', null);
    const { db } = kit().database;
    await db
      .updateTable('account')
      .set({ phone_number: '13800138000' })
      .where('id', '=', accountId('contractor'))
      .execute();
    await add('wecom', { url: `${http.address}/wecom?key=k` });
    await add('dingtalk', { url: `${http.address}/ding?access_token=t`, secret: 'SECding' });
    await add('feishu', { url: `${http.address}/feishu`, secret: 'feishu' });
    await add('sms', { url: `${http.address}/sms`, token: 'sms-token' });
    // Whatever order the four requests arrive in, every robot understands this answer.
    const fine = { body: { errcode: 0, errmsg: 'ok', code: 0, msg: 'success' } };
    http.answers.push(fine, fine, fine, fine);
    await tell(['contractor'], '任务待办');
    await settled();
    const at = kit().clock.now;
    const got = (path: string) => http.got.find(({ url }) => url.startsWith(path))!;
    const text = expect.stringContaining('任务待办') as string;
    expect(JSON.parse(got('/wecom').body)).toEqual({ msgtype: 'text', text: { content: text } });
    const ding = new URL(got('/ding').url, http.address).searchParams;
    expect(Object.fromEntries(ding)).toEqual({
      access_token: 't',
      timestamp: String(at),
      sign: createHmac('sha256', 'SECding').update(`${at}\nSECding`).digest('base64'),
    });
    const seconds = String(Math.floor(at / 1000));
    expect(JSON.parse(got('/feishu').body)).toEqual({
      timestamp: seconds,
      sign: createHmac('sha256', `${seconds}\nfeishu`).update('').digest('base64'),
      msg_type: 'text',
      content: { text },
    });
    expect(got('/sms').headers['authorization']).toBe('Bearer sms-token');
    expect(JSON.parse(got('/sms').body)).toMatchObject({ phone_number: '13800138000', purpose: 'message', text });
    expect((await log()).map(({ status }) => status)).toEqual([3, 3, 3, 3]);
    expect(JSON.stringify(await log())).not.toContain('13800138000');
  });

  it('a robot that refuses says why; too many messages are tried again', async () => {
    const { id } = await add('feishu', { url: `${http.address}/feishu`, secret: 'feishu' });
    http.answers.push({ body: { code: 19_021, msg: 'sign match fail' } });
    const test = await admin.call(message.testChannel, { params: { id } });
    expect(test).toEqual({ sent: false, message: '127.0.0.1 拒绝了消息：19021 sign match fail' });
    http.answers.push({ body: { code: 11_232, msg: 'frequency limited' } });
    await tell(['contractor'], '待办');
    await settled();
    expect(await log()).toMatchObject([{ status: DELIVERY.retry }]);
  });

  it('secrets are stored encrypted and never answered; a form without them keeps them', async () => {
    const made = await addWebhook();
    expect(made).toMatchObject({ secrets: ['secret'], values: { url: `${http.address}/in` } });
    const body = { name: '值班', enabled: true, version: 1, values: { url: `${http.address}/other` } };
    await admin.call(message.editChannel, { params: { id: made.id }, body });
    expect(JSON.stringify(await admin.call(message.channels, {}))).not.toContain('shared-secret');
    const { rows } = await sql<{ found: string }>`select c::text || (select string_agg(a::text, '') from audit_entry a
      where a.subject = 'message_channel') as found from message_channel c`.execute(kit().database.db);
    expect(rows[0]!.found).not.toContain('shared-secret');
    expect(rows[0]!.found).not.toContain(Buffer.from('shared-secret').toString('hex'));
    expect(await admin.call(message.testChannel, { params: { id: made.id } })).toMatchObject({ sent: true });
    expect(http.got[0]!.url).toBe('/other');
    await expect(add('webhook', { url: 'ftp://x', secret: '' })).rejects.toMatchObject({
      problems: [{ path: 'values.url' }, { path: 'values.secret' }],
    });
  });

  it('belong to a company: others neither see nor use nor change them', async () => {
    const { id } = await addWebhook();
    const [other, branch, owner] = [
      await kit().client('beichen'),
      await kit().client('contractor'),
      await kit().client('owner'),
    ];
    expect(await other.call(message.channels, {})).toEqual([]);
    await expect(other.call(message.testChannel, { params: { id } })).rejects.toMatchObject({ code: 40400 });
    const rules = [{ ...newRule('r', 'r'), channels: [id] }];
    await expect(other.call(message.setRules, { body: { version: 0, rules } }, { quiet: true })).rejects.toMatchObject({
      problems: [{ code: 'unknownChannel' }],
    });
    await expect(branch.call(message.removeChannel, { params: { id } })).rejects.toMatchObject({ code: 40301 });
    await expect(owner.call(message.channels, {})).rejects.toMatchObject({ code: 40301 });
    await tell(['beichen'], '别家的事');
    await settled();
    expect(http.got).toEqual([]);
  });
});

describe('rules', () => {
  it('the first event goes at once, later ones of the window become one message', async () => {
    await addWebhook();
    await tell(['contractor'], '一');
    await settled();
    for (const title of ['二', '三', '四']) await tell(['contractor'], title);
    await settled();
    expect(http.got).toHaveLength(1);
    kit().clock.now += 15 * MINUTE;
    await settled();
    expect(http.got).toHaveLength(2);
    expect(JSON.parse(http.got[1]!.body)).toMatchObject({
      count: 3,
      events: [{ title: { zh: '二' } }, { title: { zh: '三' } }, { title: { zh: '四' } }],
    });
  });

  it('of 10,000 events in an hour one person gets at most ten messages, and loses none', async () => {
    const { db } = kit().database;
    await addMail();
    await setOwn('contractor', 'chen@example.com');
    await setRules({ ...DEFAULT_RULES[0]!, group_minutes: 1 }, { ...DEFAULT_RULES[1]!, quiet: null, group_minutes: 1 });
    for (let minute = 0; minute < 10; minute += 1) {
      await sql`insert into message_event (id, kind, urgency, org_id, title, account_ids, created_at)
        select replace(gen_random_uuid()::text, '-', ''), 'device_alarm', case when n % 2 = 0 then 'urgent' else 'normal' end,
          ${organisationId('shanghai')}, jsonb_build_object('zh', '报警 ' || n, 'en', 'Alarm ' || n),
          ${[accountId('contractor')]}::text[], ${new Date(kit().clock.now).toISOString()}
        from generate_series(1, 1000) n`.execute(db);
      await settled();
      kit().clock.now += 5 * MINUTE;
    }
    await settled();
    expect(smtp.mails.length).toBeGreaterThan(1);
    expect(smtp.mails.length).toBeLessThanOrEqual(10);
    const { rows } = await sql<{ events: number }>`select sum(events)::int as events from message_delivery`.execute(db);
    expect(rows[0]!.events).toBe(10_000);
  });

  it('the list in the console collects what comes in large numbers', async () => {
    const client = await kit().client('patrol');
    await client.call(calls.notification.markAllRead, {});
    for (let at = 1; at <= 57; at += 1) await tell(['patrol'], `整改 ${at}`, { link: `/x?id=${at}` });
    const { list, total } = await client.call(calls.notification.list, {
      query: { page: 1, page_size: 20, unread_only: '1' },
    });
    expect(total).toBe(6);
    const many = list.find(({ count }) => count > 1)!;
    expect(many).toMatchObject({ title: '业务办理：52 条新消息', count: 52, link: null });
    expect(many.items).toHaveLength(20);
    expect(many.items[0]).toMatchObject({ title: '整改 57', link: '/x?id=57' });
  });

  it('a person turns off what is not mandatory, and has own quiet hours', async () => {
    await addMail();
    await setOwn('contractor', 'chen@example.com', { off: ['mail'] });
    await tell(['contractor'], '不想要');
    await settled();
    expect(smtp.mails).toEqual([]);
    await tell(['contractor'], '必须知道', { kind: 'device_alarm' });
    await settled();
    expect(smtp.mails).toHaveLength(1);
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' });
    const quiet = { from: hour.format(kit().clock.now - MINUTE), to: hour.format(kit().clock.now + 30 * MINUTE) };
    await setOwn('contractor', 'chen@example.com', { off: [], quiet });
    await setRules({ ...newRule('r', 'r'), quiet: null });
    await tell(['contractor'], '静默时段内');
    await settled();
    expect(smtp.mails).toHaveLength(1);
    kit().clock.now += 31 * MINUTE;
    await settled();
    expect(smtp.mails).toHaveLength(2);
    await setOwn('contractor', 'chen@example.com', { quiet: null });
  });

  it('an audience is a role, a post, people or superiors, of the company only', async () => {
    await addMail();
    const { db } = kit().database;
    const users = ['admin', 'contractor', 'patrol', 'owner', 'beichen'];
    for (const user of users) await setOwn(user, `${user}@example.com`);
    await db
      .updateTable('organisation')
      .set({ head_id: accountId('admin') })
      .where('id', '=', organisationId('pujiang'))
      .execute();
    const all = users.map(accountId);
    const reached = async (audience: MessageRule['audience']) => {
      await db.deleteFrom('message_delivery').execute();
      smtp.mails.length = 0;
      await setRules({ ...newRule('r', 'r'), quiet: null, audience });
      await tell(['patrol'], '事', { org_id: organisationId('kechuang') });
      await settled();
      return smtp.mails.flatMap(({ to }) => to.map((one) => one.split('@')[0]!)).toSorted((a, b) => (a < b ? -1 : 1));
    };
    expect(await reached([{ to: 'recipients', ids: [] }])).toEqual(['patrol']);
    expect(await reached([{ to: 'superiors', ids: [] }])).toEqual(['admin']);
    expect(await reached([{ to: 'account', ids: all }])).toEqual(['admin', 'contractor', 'patrol']);
    const role = await db
      .selectFrom('account_role')
      .select('role_id')
      .where('account_id', '=', accountId('contractor'))
      .executeTakeFirstOrThrow();
    expect(await reached([{ to: 'role', ids: [role.role_id] }])).toEqual(['contractor']);
    expect(await reached([{ to: 'organisation', ids: [organisationId('chengtou')] }])).toEqual([]);
  });

  it('what nobody deals with goes up, step by step, until somebody does', async () => {
    const { db } = kit().database;
    const at = new Date(kit().clock.now).toISOString();
    const id = newId();
    const device = await db.selectFrom('device').select(['id', 'device_type']).executeTakeFirstOrThrow();
    await db
      .insertInto('alarm')
      .values({
        id,
        org_id: organisationId('kechuang'),
        created_at: at,
        updated_at: at,
        version: 1,
        alarm_content: '报警',
        device_id: device.id,
        device_type: device.device_type,
        kind: 1,
        level: 2,
        alarm_state: 1,
        started_at: at,
      })
      .execute();
    const audience = (user: string) => [{ to: 'account' as const, ids: [accountId(user)] }];
    await setRules({
      ...newRule('r', 'r'),
      kinds: ['device_alarm'],
      escalation: [
        { after_hours: 2, audience: audience('contractor') },
        { after_hours: 24, audience: audience('admin') },
      ],
    });
    await db.deleteFrom('notification').execute();
    const notifiedOf = async (user: string) => {
      const news = db.selectFrom('notification').select('title').where('kind', '=', 'escalated');
      return (await news.where('account_id', '=', accountId(user)).execute()).map(({ title }) => title.zh);
    };
    const about = { resource: 'earlywarn', id, state: 1 };
    await tell(['patrol'], '塔吊报警', { kind: 'device_alarm', org_id: organisationId('kechuang'), about });
    await tell(['patrol'], '塔吊报警', { kind: 'device_alarm', org_id: organisationId('kechuang'), about });
    await settled();
    const { escalate } = await import('./escalate.ts');
    kit().clock.now += 119 * MINUTE;
    await escalate(db, kit().clock.now);
    expect(await notifiedOf('contractor')).toEqual([]);
    kit().clock.now += 2 * MINUTE;
    await escalate(db, kit().clock.now);
    await escalate(db, kit().clock.now);
    expect(await notifiedOf('contractor')).toEqual(['塔吊报警（已 2 小时未处理）']);
    await db.updateTable('alarm').set({ alarm_state: 2 }).where('id', '=', id).execute();
    kit().clock.now += 24 * 60 * MINUTE;
    await escalate(db, kit().clock.now);
    expect(await notifiedOf('admin')).toEqual([]);
    expect(await db.selectFrom('message_escalation').select('id').execute()).toEqual([]);
  });

  it('a message whose server stopped while sending is sent once more', async () => {
    await addWebhook();
    await tell(['contractor'], '中断');
    await settled();
    const { db } = kit().database;
    const claimed_at = new Date(kit().clock.now - 5 * MINUTE).toISOString();
    await db.updateTable('message_delivery').set({ status: DELIVERY.sending, sent_at: null, claimed_at }).execute();
    await settled();
    expect(http.got).toHaveLength(2);
    expect(http.got[0]!.headers['x-gongdi-delivery']).toBe(http.got[1]!.headers['x-gongdi-delivery']);
    expect(await log()).toMatchObject([{ status: DELIVERY.sent, attempts: 2 }]);
  });
});
