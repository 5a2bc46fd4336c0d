import { CallFailure } from '@gongdi/api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EntryStore, OutboxDraft, OutboxEntry } from './entry.ts';
import { Outbox } from './outbox.ts';
import { outcomeOf } from './outcome.ts';
import { ChunkError } from '../../../kit/lazy/index.ts';

const ME = 'u1@site';
const draft = (title: string): OutboxDraft => ({ resource: 'patrollog', title, input: { finding: title }, files: [] });
const unreachable = () => new CallFailure('网络错误');
const refusal = (status: number, message = '不能提交') => new CallFailure(message, { status, code: status * 100 });

let disk: Map<string, OutboxEntry>;
let store: EntryStore;
let sent: string[];
let answer: (entry: OutboxEntry) => Promise<void>;
let keys: number;

beforeEach(() => {
  disk = new Map();
  sent = [];
  keys = 0;
  answer = async () => {};
  store = {
    all: async (owner) => [...disk.values()].filter((entry) => entry.owner === owner),
    put: async (entry) => void disk.set(entry.key, structuredClone(entry)),
    remove: async (key) => void disk.delete(key),
  };
});

async function opened(owner = ME): Promise<Outbox> {
  const outbox = new Outbox({
    store,
    send: async (entry) => {
      sent.push(entry.key);
      await answer(entry);
    },
    newKey: () => `key-${(keys += 1)}`,
    now: () => 1000 + keys,
  });
  await outbox.open(owner);
  return outbox;
}
const titles = (outbox: Outbox) => outbox.snapshot().entries.map(({ title, state }) => `${title} ${state}`);

describe('an outbox', () => {
  it('keeps what nobody takes, and sends it in order once somebody answers', async () => {
    answer = () => Promise.reject(unreachable());
    const outbox = await opened();
    await outbox.keep(outbox.entry(draft('一')));
    await outbox.keep(outbox.entry(draft('二')));
    await outbox.flush();
    expect(titles(outbox)).toEqual(['一 waiting', '二 waiting']);
    answer = async () => {};
    sent = [];
    await outbox.flush();
    expect(sent).toEqual(['key-1', 'key-2']);
    expect([titles(outbox), disk.size]).toEqual([[], 0]);
  });

  it('survives a reload, under the same key', async () => {
    answer = () => Promise.reject(unreachable());
    const before = await opened();
    await before.keep(before.entry(draft('一')));
    await before.flush();
    const after = await opened();
    answer = async () => {};
    await after.flush();
    expect(new Set(sent)).toEqual(new Set(['key-1']));
    expect(disk.size).toBe(0);
  });

  it('keeps what is refused with the reason, goes on with the others, and sends the change under a new key', async () => {
    answer = async ({ title }) => {
      if (title === '错') throw refusal(422, '请填写整改期限');
    };
    const outbox = await opened();
    await outbox.keep(outbox.entry(draft('错')));
    await outbox.keep(outbox.entry(draft('对')));
    await outbox.flush();
    expect(titles(outbox)).toEqual(['错 refused']);
    const [refused] = outbox.snapshot().entries;
    expect([refused!.reason, disk.get(refused!.key)?.state]).toEqual(['请填写整改期限', 'refused']);
    // Sending again does not send a refused entry.
    sent = [];
    await outbox.flush();
    expect(sent).toEqual([]);
    await outbox.change(refused!, draft('改'));
    await outbox.flush();
    expect([sent.length, sent.includes(refused!.key), disk.size]).toEqual([1, false, 0]);
  });

  it('keeps the moment of recording through a change', async () => {
    answer = () => Promise.reject(refusal(409));
    const outbox = await opened();
    await outbox.keep(outbox.entry(draft('一')));
    await outbox.flush();
    const [first] = outbox.snapshot().entries;
    await outbox.change(first!, draft('二'));
    expect(outbox.snapshot().entries[0]!.recorded).toBe(first!.recorded);
  });

  it('sends one at a time, whoever asks', async () => {
    let open = (): void => {};
    answer = () => new Promise((resolve) => (open = resolve));
    const outbox = await opened();
    await outbox.keep(outbox.entry(draft('一')));
    const all = Promise.all([outbox.flush(), outbox.flush(), outbox.flush()]);
    await expect.poll(() => outbox.snapshot().sending).toBe('key-1');
    open();
    await all;
    expect(sent).toEqual(['key-1']);
  });

  it('refuses to say that it keeps what the database does not take', async () => {
    const outbox = await opened();
    store.put = () => Promise.reject(new Error('QuotaExceededError'));
    await expect(outbox.keep(outbox.entry(draft('一')))).rejects.toThrow('Quota');
    expect([sent, titles(outbox)]).toEqual([[], []]);
  });

  it('does not call refused what the server has and the database does not let go', async () => {
    const outbox = await opened();
    const { remove } = store;
    store.remove = () => Promise.reject(new Error('UnknownError'));
    await outbox.keep(outbox.entry(draft('一')));
    await outbox.flush();
    expect([titles(outbox), outbox.snapshot().sending]).toEqual([['一 waiting'], undefined]);
    store.remove = remove;
    await outbox.flush();
    expect([sent, titles(outbox), disk.size]).toEqual([['key-1', 'key-1'], [], 0]);
  });

  it('shows nobody what somebody else has kept', async () => {
    answer = () => Promise.reject(unreachable());
    const mine = await opened();
    await mine.keep(mine.entry(draft('一')));
    await mine.flush();
    const theirs = await opened('u2@site');
    expect(titles(theirs)).toEqual([]);
    await mine.open(undefined);
    expect([titles(mine), disk.size]).toEqual([[], 1]);
  });
});

it('tells what to send again from what a person has to look at', () => {
  const later = [
    unreachable(),
    refusal(401),
    new ChunkError('load_failed', new Error('no network')),
    refusal(403),
    refusal(408),
    refusal(429),
    refusal(500),
    refusal(503),
  ];
  expect(later.map(outcomeOf)).toEqual(later.map(() => 'later'));
  const refused = [refusal(400), refusal(404), refusal(409), refusal(422), new Error('bug')];
  expect(refused.map(outcomeOf)).toEqual(refused.map(() => 'refused'));
});
