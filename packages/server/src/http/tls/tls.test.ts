import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startProduct, TlsError, type Product } from '../../index.ts';
import { openTestDatabase } from '../../store/testing.ts';
import { testAuthority } from '../../telemetry/fixtures/certificates.ts';
import { followIdentity } from './follow.ts';
import { readIdentity } from './identity.ts';
import { selfSigned } from './self-signed.ts';

const DAY = 86_400_000;
const NOW = Date.now();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-tls-'));
const ends: (() => Promise<unknown>)[] = [() => fs.promises.rm(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  fs.writeFileSync(at, text);
  return at;
};
const text = (at: string) => fs.readFileSync(at, 'utf8');

describe('a given certificate', () => {
  const authority = testAuthority('Gongdi test authority');
  const one = authority.issue('gongdi.test');
  const other = authority.issue('other.test');
  const cert = file('one.crt', one.cert);
  const key = file('one.key', one.key);

  it('is read with its key', async () => {
    expect(await readIdentity({ cert, key }, NOW)).toEqual(one);
  });

  it.each([
    ['is missing', { cert: path.join(folder, 'none.crt'), key }, 'tls_missing', 'none.crt'],
    ['is no certificate', { cert: key, key }, 'tls_unreadable', 'one.key'],
    ['has no key', { cert, key: cert }, 'tls_unreadable', 'one.crt'],
    ['has another key', { cert, key: file('other.key', other.key) }, 'tls_mismatch', 'other.key'],
  ])('that %s is refused by name', async (_, files, code, name) => {
    const failed = (await readIdentity(files, NOW).catch((error: unknown) => error)) as TlsError;
    expect(failed).toBeInstanceOf(TlsError);
    expect(failed.code).toBe(code);
    expect(failed.text.zh).toContain(name);
    expect(failed.text.en).toContain(name);
  });

  it('is refused before and after its time', async () => {
    await expect(readIdentity({ cert, key }, NOW + 40_000 * DAY)).rejects.toMatchObject({ code: 'tls_expired' });
    await expect(readIdentity({ cert, key }, NOW - 40_000 * DAY)).rejects.toMatchObject({ code: 'tls_early' });
  });

  it('is used again when its file changes; a wrong one is reported and not used', async () => {
    const files = { cert: file('live.crt', one.cert), key: file('live.key', one.key) };
    const use = vi.fn();
    const failed = vi.fn();
    const read = () => readIdentity(files, NOW);
    const stop = followIdentity({ files: Object.values(files), read, use, failed, every: 10 });
    ends.push(async () => stop());
    await new Promise((done) => setTimeout(done, 60));
    expect(use).not.toHaveBeenCalled();
    file('live.crt', other.cert);
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    file('live.key', other.key);
    await vi.waitFor(() => expect(use).toHaveBeenLastCalledWith(other));
  });
});

it('makes a certificate once, and again for a new name and before it ends, under one authority', async () => {
  const at = path.join(folder, 'own');
  const made = await selfSigned(at, ['localhost', '127.0.0.1', '::1'], NOW);
  const [authority, first] = [text(made.authority), text(made.cert)];
  await selfSigned(at, ['localhost', '127.0.0.1', '::1'], NOW + 300 * DAY);
  expect(text(made.cert)).toBe(first);
  await selfSigned(at, ['localhost', '192.168.1.20'], NOW);
  const second = text(made.cert);
  expect(second).not.toBe(first);
  await selfSigned(at, ['localhost', '192.168.1.20'], NOW + 380 * DAY);
  expect(text(made.cert)).not.toBe(second);
  expect(text(made.authority)).toBe(authority);
  expect(fs.statSync(made.key).mode & 0o077).toBe(0);
  expect(await readIdentity(made, NOW + 381 * DAY)).toBeTruthy();
});

describe('the product with a certificate of its own', () => {
  let product: Product;
  let ca: string;
  const ask = (url: string, options: https.RequestOptions = {}, body?: string) =>
    new Promise<{ status: number; cookies: string; text: string }>((resolve, reject) => {
      const request = https.request(new URL(url, product.address), { ca, ...options }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            cookies: String(answer.headers['set-cookie'] ?? ''),
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
      request.on('error', reject);
      request.end(body);
    });

  it('answers over TLS to whoever trusts its authority, and not over HTTP', async () => {
    const database = await openTestDatabase({ migrated: false });
    ends.push(() => database.close());
    const dataDir = path.join(folder, 'data');
    product = await startProduct({ dataDir, databaseUrl: database.url, port: 0, tls: 'self-signed', demo: false });
    ends.push(() => product.stop());
    ca = text(product.authority!);
    expect(product.address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect((await ask('/healthz')).status).toBe(200);
    await expect(ask('/healthz', { ca: testAuthority('Stranger').ca })).rejects.toThrow(/certificate/);
    await expect(fetch(product.address.replace('https', 'http'))).rejects.toThrow('fetch failed');
    const old = tls.connect({
      port: Number(new URL(product.address).port),
      ca,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
    });
    await expect(new Promise((_, reject) => old.on('error', reject))).rejects.toThrow();
  });

  it('keeps a session in a Secure cookie, and speaks live over the same port', async () => {
    const json = { 'content-type': 'application/json', origin: product.address, 'sec-fetch-site': 'same-origin' };
    const login = await ask(
      '/api/user/userlogin/login',
      { method: 'POST', headers: json },
      JSON.stringify(product.administrator),
    );
    const { token, serial_token_number: serial } = (
      JSON.parse(login.text) as { data: { token: string; serial_token_number: string } }
    ).data;
    const headers = { ...json, authorization: token, 'x-serial-number-id': serial };
    const kept = await ask('/api/user/userlogin/keep', { method: 'POST', headers }, '{}');
    expect(kept.cookies).toMatch(/^__Host-gongdi=.*HttpOnly; SameSite=Strict; .*Secure$/);
    const own = (JSON.parse(kept.text) as { data: { token: string; serial_token_number: string } }).data;
    const live = new WebSocket(`${product.address.replace('https', 'wss')}/api/notification/ws`, { ca });
    const answer = await new Promise<string>((resolve, reject) => {
      live.on('open', () =>
        live.send(JSON.stringify({ op: 'auth', token: own.token, serial: own.serial_token_number })),
      );
      live.on('message', (data: Buffer) => resolve(data.toString()));
      live.on('error', reject);
    });
    live.close();
    expect(answer).toContain('ready');
  });
});
