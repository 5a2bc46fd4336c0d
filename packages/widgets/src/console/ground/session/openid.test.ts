// @vitest-environment jsdom
import { calls, CallFailure, type Call, type Client } from '@gongdi/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { backFromProvider, leaveForProvider, providerEnd } from './openid.ts';
import { storage } from './storage.ts';

beforeEach(() => sessionStorage.clear());

const FLOW = { state: 's', nonce: 'n', verifier: 'v' };
const JUMP = 'https://site.example/jump';

function clientWith(answer: () => unknown) {
  const sent: unknown[] = [];
  const call = vi.fn(async ({ name }: Call, input: unknown) => {
    sent.push([name, input]);
    return answer();
  });
  return { client: { call } as unknown as Client, sent };
}

test('what a tab began, it finishes once, and knows the page that was asked for', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { client } = clientWith(() => ({ ...FLOW, address: 'https://id.example/auth' }));
  await leaveForProvider(client, JUMP, '/patrollog');
  expect(assign).toHaveBeenCalledWith('https://id.example/auth');
  vi.unstubAllGlobals();
  expect(backFromProvider(JUMP)).toBeNull();
  const back = backFromProvider(`${JUMP}?code=c&state=s`)!;
  expect(back.redirect).toBe('/patrollog');
  const second = clientWith(() => ({ token: 't', serial_token_number: '1', end: 'https://id.example/end' }));
  expect(await back.finish(second.client)).toEqual({ token: 't', serial: '1' });
  expect(await back.finish(second.client)).toEqual({ token: 't', serial: '1' });
  expect(second.sent).toEqual([
    [calls.entry.openIdFinish.name, { body: { address: `${JUMP}?code=c&state=s`, ...FLOW } }],
  ]);
  expect(providerEnd()).toBe('https://id.example/end');
  // The address in the history of the browser is worth nothing.
  expect(backFromProvider(`${JUMP}?code=c&state=s`)).toBeNull();
});

test('a login that fails is over too; a session that began elsewhere ends nowhere else', async () => {
  storage.set('openid', { flow: { ...FLOW, redirect: null } });
  const { client } = clientWith(() => {
    throw new CallFailure('统一身份认证未完成');
  });
  await expect(backFromProvider(`${JUMP}?error=access_denied`)!.finish(client)).rejects.toThrow('统一身份认证未完成');
  expect(backFromProvider(`${JUMP}?error=access_denied`)).toBeNull();
  expect(providerEnd()).toBeNull();
});
