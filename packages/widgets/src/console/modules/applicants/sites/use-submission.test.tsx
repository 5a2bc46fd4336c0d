// @vitest-environment jsdom
import { CallFailure, calls, submissionCalls } from '@gongdi/api';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderHook } from '../../../testing/render-hook.tsx';
import { heldTicket, isGood, useSubmission } from './use-submission.ts';

afterEach(() => void vi.useRealTimers());

const { applicantUpload } = calls.applicant;
const { submit: apply, correct: correctApplication } = submissionCalls('application');
const { submit: registerPerson } = submissionCalls('person');
const file = (ref: string) => ({ ref: `local:${ref}`, name: `${ref}.png`, blob: new Blob(['x']) });
const NUMBER = 'SIP-20261102-7K3M9QXW';

async function submission(server: FakeServer, what: 'application' | 'person' = 'application') {
  const { page, now } = await renderHook(() => useSubmission('sipac', what), { server, loggedOut: true });
  const send = async (...given: Parameters<ReturnType<typeof useSubmission>['send']>) => {
    let end: unknown;
    await page.act(async () => {
      end = await now()
        .send(...given)
        .catch((error: unknown) => error);
    });
    return end;
  };
  return { send, now };
}

test('the files go first, each once: a second attempt sends only those that are missing', async () => {
  let uploads = 0;
  const server = new FakeServer()
    .on(applicantUpload, () => ((uploads += 1) === 2 ? new CallFailure('网络错误') : { id: `f${uploads}` }))
    .on(apply, { number: NUMBER });
  const { send, now } = await submission(server);
  const held = heldTicket('t1', 3600, false);
  const input = { title: 'x', photos: [{ id: 'local:a' }, { id: 'local:b' }] };
  const files = [file('a'), file('b')];
  expect(await send(held, input, files)).toBeInstanceOf(CallFailure);
  expect([server.sent(apply), now().progress]).toEqual([[], undefined]);
  expect(await send(held, input, files)).toBe(NUMBER);
  expect(server.sent(applicantUpload).map(({ fileName }) => fileName)).toEqual(['a.png', 'b.png', 'b.png']);
  expect(server.sent(apply)).toEqual([
    { params: { site: 'sipac' }, body: { title: 'x', photos: [{ id: 'f1' }, { id: 'f3' }], ticket: 't1' } },
  ]);
});

test('a correction and a person have calls of their own', async () => {
  const server = new FakeServer().on(correctApplication, { number: NUMBER }).on(registerPerson, { number: NUMBER });
  await (await submission(server)).send(heldTicket('t1', 3600, true), {}, []);
  await (await submission(server, 'person')).send(heldTicket('t2', 3600, false), {}, []);
  expect(server.names()).toEqual([correctApplication.name, registerPerson.name]);
});

test('a ticket that could end during the uploads is no longer good', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-02T08:00:00Z') });
  const held = heldTicket('t', 10 * 60, false);
  expect([isGood(undefined), isGood(held)]).toEqual([false, true]);
  vi.setSystemTime(Date.parse('2026-11-02T08:04:59Z'));
  expect(isGood(held)).toBe(true);
  vi.setSystemTime(Date.parse('2026-11-02T08:05:00Z'));
  expect(isGood(held)).toBe(false);
});
