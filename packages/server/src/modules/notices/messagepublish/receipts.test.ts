import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { messagepublish, NOTICE_AUDIENCE } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { accountId, organisationId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();
const { notice, notification } = calls;
const page = { page: 1, page_size: 50 };

async function publish(client: Client, fields: object): Promise<string> {
  const own = resourceCalls(messagepublish);
  const body = {
    notice_title: '停电通知',
    notice_type: 1,
    content: '明日停电',
    audience: NOTICE_AUDIENCE.all,
    ...fields,
  };
  const { id } = await client.call(own.add!, { body: body });
  await client.call(stepCalls(messagepublish)['publish']!, { body: { id } });
  return id;
}

const readers = async (client: Client, id: string, state?: 'unread' | 'unconfirmed' | 'done') =>
  (await client.call(notice.receipts, { params: { id }, query: { ...page, ...(state && { state }) } })).list.map(
    ({ nickname }) => nickname,
  );

it('an announcement tells its audience, who has read and confirmed it, and reminds the others', async () => {
  const [admin, patrol, owner] = [
    await kit().client('admin'),
    await kit().client('patrol'),
    await kit().client('owner'),
  ];
  const id = await publish(admin, {
    audience: NOTICE_AUDIENCE.people,
    audience_users: ['admin', 'contractor', 'patrol'].map(accountId),
    confirm_needed: true,
  });
  const params = { id };
  const { list } = await patrol.call(notification.list, { query: page });
  const title = '通知「停电通知」（请阅读并确认）';
  expect(list.find((one) => one.title === title)).toMatchObject({ link: `/messagepublish/detail?id=${id}` });
  // The publisher is not among the readers.
  expect(await readers(admin, id)).toEqual(['陈建国', '周志强']);
  expect(await patrol.call(notice.open, { params })).toMatchObject({
    counts: null,
    own: { read_at: expect.any(String) as string, confirmed_at: null },
    confirm_needed: true,
  });
  expect(await admin.call(notice.open, { params })).toMatchObject({
    counts: { told: 2, read: 1, confirmed: 0 },
    own: null,
  });
  expect(await readers(admin, id, 'unread')).toEqual(['陈建国']);
  expect(await readers(admin, id, 'unconfirmed')).toHaveLength(2);
  await patrol.call(notice.confirm, { params });
  expect(await readers(admin, id, 'done')).toEqual(['周志强']);
  expect(await admin.call(notice.remind, { params })).toEqual({ reminded: 1 });
  expect(await admin.call(notice.remind, { params })).toEqual({ reminded: 0 });
  kit().clock.now += 3_600_001;
  expect(await admin.call(notice.remind, { params })).toEqual({ reminded: 1 });
  await expect(patrol.call(notice.receipts, { params, query: page })).rejects.toMatchObject({ code: 40301 });
  await expect(admin.call(notice.confirm, { params })).rejects.toMatchObject({ code: 40900 });
  await expect(owner.call(notice.receipts, { params, query: page })).rejects.toMatchObject({ code: 40301 });
});

it('an audience is everybody below, some organisations, or the people of a project, and no other company', async () => {
  const [admin, beichen] = [await kit().client('admin'), await kit().client('beichen')];
  const id = await publish(admin, {});
  expect(await readers(admin, id)).toEqual(['陈建国', '周志强']);
  const one = await publish(admin, {
    audience: NOTICE_AUDIENCE.organisations,
    audience_orgs: [organisationId('kechuang')],
  });
  expect(await readers(admin, one)).toEqual(['周志强']);
  const { list } = await beichen.call(notification.list, { query: page });
  expect(list.filter(({ kind }) => kind === 'notice_published')).toEqual([]);
  await expect(beichen.call(notice.open, { params: { id } })).rejects.toMatchObject({ code: 40400 });
  const body = { notice_title: 'x', notice_type: 1, content: 'x', audience: NOTICE_AUDIENCE.posts };
  await expect(admin.call(resourceCalls(messagepublish).add!, { body: body }, { quiet: true })).rejects.toMatchObject({
    problems: [{ path: 'audience_posts', message: '请选择接收对象' }],
  });
});
