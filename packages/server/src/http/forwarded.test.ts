import { calls, createClient } from '@gongdi/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../demo/index.ts';
import { TEST_COST, withServer } from '../testing.ts';
import { trustBy, type TrustProxy } from './forwarded.ts';

/**
 * Returns the client address that Fastify determines: it goes through the list from the right while addresses are
 * trusted.
 */
function clientOf(trust: TrustProxy, socket: string, forwarded: readonly string[]): string {
  const trusts = trustBy(trust);
  const chain = [socket, ...forwarded.toReversed()];
  const at = chain.findIndex((address, hop) => trusts === false || !trusts(address, hop));
  return chain[at === -1 ? chain.length - 1 : at]!;
}

it.each<[TrustProxy, string, string[], string]>([
  [0, '10.0.0.1', ['6.6.6.6'], '10.0.0.1'],
  [1, '10.0.0.1', ['6.6.6.6', '1.2.3.4'], '1.2.3.4'],
  [2, '10.0.0.1', ['6.6.6.6', '1.2.3.4', '10.0.0.2'], '1.2.3.4'],
  [['10.0.0.0/8'], '::ffff:10.0.0.1', ['6.6.6.6', '1.2.3.4', '10.0.0.2'], '1.2.3.4'],
  [['10.0.0.0/8'], '1.2.3.4', ['6.6.6.6'], '1.2.3.4'],
  [['fd00::/8', '127.0.0.1'], '127.0.0.1', ['6.6.6.6', 'fd00::7'], '6.6.6.6'],
  [['127.0.0.1'], '127.0.0.1', ['no address'], 'no address'],
])('believes %o from %s with %o: %s', (trust, socket, forwarded, expected) =>
  expect(clientOf(trust, socket, forwarded)).toBe(expected),
);

it('refuses what is no network', () => expect(() => trustBy(['everyone'])).toThrow(RangeError));

describe('limits', () => {
  const bare = withServer({ limits: { calls: 1_000_000, public: 5 } });
  const behind = withServer({ limits: { calls: 1_000_000, public: 5 }, trustProxy: ['127.0.0.0/8'] });
  const ask = (address: string, forwarded: string) =>
    fetch(`${address}/api/base/data-dictionary/gender`, { headers: { 'X-Forwarded-For': forwarded } });

  it('are moved by no header where no proxy is named', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(bare().address, `10.9.8.${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('count by what the proxy saw, whatever its client claims', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(behind().address, `10.9.8.${n}, 1.2.3.4`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask(behind().address, '10.9.8.1, 1.2.3.5')).status).toBe(200);
  });
});

describe('secrets that everybody knows', () => {
  const passwords = DEMO_ACCOUNTS.map(({ password }) => password);
  const kit = withServer({ refusedPasswords: passwords, refusedHere: false, extraPorts: { passwordCost: TEST_COST } });
  const [{ user_name, password }] = DEMO_ACCOUNTS as unknown as [{ user_name: string; password: string }];
  const login = (headers: Record<string, string>, given = password) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      void import('node:http').then(({ request }) => {
        const sent = request(`${kit().address}/api/user/userlogin/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
        });
        sent.on('response', (response) => {
          let text = '';
          response.on('data', (chunk) => (text += String(chunk)));
          response.on('end', () => resolve({ status: response.statusCode!, text }));
        });
        sent.on('error', reject);
        sent.end(JSON.stringify({ user_name, password: given }));
      });
    });

  // A refused login counts as an attempt, so the counters are cleared.
  beforeEach(() => kit().database.pool.query('delete from login_attempt'));

  it('let in on this machine', async () => {
    expect((await login({})).status).toBe(200);
    expect((await login({ host: 'localhost:8620', origin: 'http://localhost:5173' })).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '127.0.0.1' },
    { host: 'site.example' },
    { host: '192.168.1.9:8620' },
    { origin: 'https://site.example' },
    { referer: 'https://site.example/login' },
  ])('let nobody in through a proxy: %o', async (headers) => {
    const { status, text } = await login(headers);
    expect(status).toBe(400);
    expect(text).toContain('--demo-public');
  });

  it('are secrets again once they are changed', async () => {
    const client = await kit().client(user_name);
    const { hashPassword } = await import('../accounts/index.ts');
    const hash = await hashPassword('Quite-Another-1', TEST_COST);
    await kit().database.pool.query('update account set password_hash = $1 where user_name = $2', [hash, user_name]);
    expect((await login({ 'x-forwarded-for': '1.2.3.4' }, 'Quite-Another-1')).status).toBe(200);
    await expect(
      createClient({ config: () => ({ baseUrl: kit().address }), session: client.session }).call(
        calls.user.userInfo,
        {},
      ),
    ).resolves.toBeDefined();
  });
});
