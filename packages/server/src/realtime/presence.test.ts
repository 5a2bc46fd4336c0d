import type { PresentPerson } from '@gongdi/api';
import { expect, it } from 'vitest';
import { presence, type Presence } from './presence.ts';

const KEY = 'correction/1';
const wang = { id: '1', nickname: '王强', editing: false };
const li = { id: '2', nickname: '李明', editing: false };

/** Servers that hear each other, and what each has told its followers last. */
function servers(count: number) {
  const clock = { now: 0 };
  const all: Presence[] = [];
  const received: PresentPerson[][] = Array.from({ length: count }, () => []);
  const times = received.map(() => 0);
  for (let at = 0; at < count; at += 1)
    all.push(
      presence({
        server: `s${at}`,
        now: () => clock.now,
        send: (payloads) => payloads.forEach((one) => all.forEach((other) => other.hear(one))),
        changed: (_, people) => {
          received[at] = people;
          times[at] = times[at]! + 1;
        },
      }),
    );
  return { all, received, times, clock };
}

it('tells who is there, once for each person, whatever pages they have', () => {
  const { all, received } = servers(1);
  const leave = all[0]!.enter(KEY, wang);
  const endForm = all[0]!.enter(KEY, { ...wang, editing: true });
  const leaveLi = all[0]!.enter(KEY, li);
  expect(received[0]).toEqual([{ ...wang, editing: true }, li]);
  endForm();
  expect(received[0]).toEqual([wang, li]);
  leaveLi();
  leave();
  expect(received[0]).toEqual([]);
});

it('tells people on other servers, also those who came before', () => {
  const { all, received } = servers(2);
  const leave = all[0]!.enter(KEY, wang);
  all[1]!.enter(KEY, li);
  expect(received).toEqual([
    [wang, li],
    [wang, li],
  ]);
  leave();
  expect(received[1]).toEqual([li]);
});

it('forgets a server that is silent, and tells nobody what has not changed', () => {
  const { all, received, times, clock } = servers(2);
  all[0]!.enter(KEY, wang);
  all[1]!.enter(KEY, li);
  const before = times[1];
  clock.now = 20_000;
  all.forEach(({ repeat }) => repeat());
  expect(times[1]).toBe(before);
  // The first server has ended: it does not repeat.
  clock.now = 81_000;
  all[1]!.repeat();
  expect(received[1]).toEqual([li]);
});
