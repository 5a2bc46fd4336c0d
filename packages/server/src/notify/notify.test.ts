import { calls, resourceCalls, type Client } from '@gongdi/api';
import { library, staff } from '@gongdi/domain';
import { expect, it, onTestFinished } from 'vitest';
import { accountId } from '../demo/index.ts';
import { createServer } from '../server.ts';
import { describeServers } from '../testing.ts';
import { transaction } from '../store/index.ts';
import { notifyLabel, sweepNotifications, notifyUsers } from './index.ts';

const { notification } = calls;

/** Collects the events of a stream about notifications and dictionaries; other tests cover tasks and rights. */
async function follow(client: Client): Promise<string[]> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await client.open(notification.stream, {}, { signal: stop.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const heard: string[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body!) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop()!;
      heard.push(...parts.filter((part) => part.startsWith('event:') && !/^event: (todo|rights|jobs)/.test(part)));
    }
    heard.push('ended');
  };
  void read().catch(() => heard.push('cut'));
  return heard;
}

const unread = (count: number) => `event: unread\ndata: {"unread":${count}}`;

describeServers('notifications', (kit) => {
  const tell = (user: string) =>
    transaction(kit().database.db, (trx) => {
      const title = notifyLabel('importDone', { label: staff.label, added: 2, failed: 0 });
      return notifyUsers(trx, [accountId(user)], { kind: 'import_done', title, link: '/staff' }, kit().clock.now);
    });

  it('reach the one they are for, in that one’s language, and nobody else', async () => {
    const client = await kit().client('contractor');
    await tell('contractor');
    // The sweeps of the first hour also tell of the demo's terms.
    const imports = async (reader = client, query: object = {}) =>
      (await reader.call(notification.list, { query: { page: 1, page_size: 100, ...query } })).list.filter(
        ({ kind }) => kind === 'import_done',
      );
    const list = await imports();
    expect(list).toEqual([
      expect.objectContaining({
        title: '「人员」导入完成：新增 2 条，失败 0 条',
        link: '/staff',
        read: false,
      }),
    ]);
    const owner = await kit().client('owner');
    expect(await imports(owner)).toEqual([]);
    // A user cannot mark another user's notification.
    await owner.call(notification.markRead, { body: { ids: [list[0]!.id] } });
    expect(await imports(client, { unread_only: '1' })).toHaveLength(1);
    await client.call(notification.markRead, { body: { ids: [list[0]!.id] } });
    expect(await imports(client, { unread_only: '1' })).toEqual([]);
    expect((await imports())[0]?.read).toBe(true);
  });

  it('come live to every tab, also what another tab has read', async () => {
    const client = await kit().client('owner');
    const [first, second] = [await follow(client), await follow(client)];
    await expect.poll(() => [first.at(-1), second.at(-1)]).toEqual([unread(0), unread(0)]);
    await tell('owner');
    await tell('owner');
    await expect.poll(() => [first.at(-1), second.at(-1)]).toEqual([unread(2), unread(2)]);
    await client.call(notification.markAllRead, {});
    await expect.poll(() => [first.at(-1), second.at(-1)]).toEqual([unread(0), unread(0)]);
  });

  it('tell of a changed dictionary', async () => {
    const heard = await follow(await kit().client('owner'));
    const admin = await kit().client('admin');
    const all = await admin.call(calls.base.dictionaryList, { query: {} });
    const { version, entries } = all.find((one) => one.dict_type === 'gender')!;
    await admin.call(calls.base.dictionaryEdit, { params: { dict_type: 'gender' }, body: { version, entries } });
    await expect.poll(() => heard).toContain('event: dictionary\ndata: {}');
  });

  it('end with the session', async () => {
    const client = await kit().client('regulator');
    const heard = await follow(client);
    await expect.poll(() => heard).toHaveLength(1);
    await kit().database.pool.query(`delete from login_session where account_id = $1`, [accountId('regulator')]);
    await tell('regulator');
    await expect.poll(() => heard.at(-1)).toBe('ended');
    expect(heard).toHaveLength(2);
  });

  it('do not keep a server from stopping', async () => {
    const { database, clock } = kit();
    const server = await createServer({ database, ports: { now: () => clock.now } });
    const address = await server.start();
    const { token, serial } = (await kit().client('owner')).session.get()!;
    const headers = { authorization: token, 'x-serial-number-id': serial };
    const answer = await fetch(`${address}/api/notification/notification/stream`, { headers });
    expect(answer.status).toBe(200);
    const began = performance.now();
    await Promise.all([server.stop(), answer.text()]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('are written when a password is reset and when an import has finished, but not by a rehearsal', async () => {
    const admin = await kit().client('admin');
    const body = { id: accountId('patrol'), password: 'Patrol2027' };
    await admin.call(calls.organization.resetPassword, { body });
    // By kind: a server that has just started also tells about terms that have passed.
    const told = async (name: string, kind: string) => {
      const { rows } = await kit().database.pool.query<{ title: { zh: string } }>(
        `select title from notification where account_id = $1 and kind = $2`,
        [accountId(name), kind],
      );
      return rows.map((row) => row.title.zh);
    };
    expect(new Set(await told('patrol', 'password_reset'))).toEqual(new Set(['您的密码已被管理员「系统管理员」重置']));
    const contractor = await kit().client('contractor');
    const before = await told('contractor', 'import_done');
    const exported = await contractor.call(resourceCalls(library).export!, { query: {} });
    const send = (dry_run: '0' | '1') =>
      contractor.call(resourceCalls(library).import!, {
        form: { type: 1, key: `notify-test-${dry_run}`, dry_run },
        file: exported,
        fileName: 'library.xlsx',
      });
    expect((await send('1')).failed).toBe(0);
    expect(await told('contractor', 'import_done')).toEqual(before);
    await send('0');
    expect(await told('contractor', 'import_done')).toHaveLength(before.length + 1);
  });

  it('are swept after half a year', async () => {
    await tell('owner');
    await sweepNotifications(kit().database.db, kit().clock.now + 181 * 86_400_000, 180);
    const { rows } = await kit().database.pool.query(`select 1 from notification where kind = 'import_done'`);
    expect(rows).toEqual([]);
  });
});
