import { CallFailure } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptSession } from './kept-session.ts';

const PAGE = 'https://site.example';
const LOGIN = { token: 'login', serial: 's0' };
const GIVEN = { token: 'tab', serial_token_number: 's1', expires_in: 900 };

/** What was sent: path, token and body. */
const sent: { path: string; token: string | null; body: unknown }[] = [];
let answer: () => Response;

const success = (data: unknown) => Response.json({ code: 0, data, message: '', request_id: 'r' });
const refusal = (code: number, status: number) =>
  Response.json({ code, data: null, message: '拒绝', request_id: 'r' }, { status });

beforeEach(() => {
  sent.length = 0;
  answer = () => success(GIVEN);
  vi.stubGlobal('location', new URL(`${PAGE}/login`));
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' && init.body !== '' ? (JSON.parse(init.body) as unknown) : null;
    sent.push({ path: new URL(input, PAGE).pathname, token: headers.get('authorization'), body });
    return answer();
  });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 2), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kept = (baseUrl?: string) => keptSession(baseUrl === undefined ? {} : { baseUrl }, () => 'zh');

test('a server of another origin keeps no session for the page: the browser would not store its cookie', () => {
  expect(kept('https://other.example')).toBeUndefined();
  expect(kept(PAGE)).toBeDefined();
  expect(kept()).toBeDefined();
});

test('the login hands its token over and goes on with that of the tab, until it expires', async () => {
  expect(await kept()!.keep(LOGIN)).toEqual({ token: 'tab', serial: 's1', expiresAt: '2026-11-02T00:15:00.000Z' });
  expect(sent).toMatchObject([{ path: '/api/user/userlogin/keep' }]);
  expect(sent[0]!.token).toContain('login');
});

test('where something removes the origin of requests only this tab is logged in', async () => {
  answer = () => refusal(40301, 400);
  expect(await kept()!.keep(LOGIN)).toBe(LOGIN);
});

test('another refusal fails the login', async () => {
  answer = () => refusal(50000, 500);
  await expect(kept()!.keep(LOGIN)).rejects.toThrow(CallFailure);
});

test('a tab asks for a token as its user, or as whoever is logged in', async () => {
  expect(await kept()!.tab('u1')).toMatchObject({ token: 'tab', serial: 's1' });
  await kept()!.tab(undefined);
  expect(sent.map(({ body }) => body)).toEqual([{ user_id: 'u1' }, {}]);
});

test('a browser without a session, or with one of another user, gives none', async () => {
  answer = () => success(null);
  expect(await kept()!.tab('u1')).toBeNull();
});

test('a session is ended by its cookie', async () => {
  answer = () => success(null);
  await kept()!.end();
  expect(sent).toMatchObject([{ path: '/api/user/userlogin/tab', body: { end: true } }]);
});
