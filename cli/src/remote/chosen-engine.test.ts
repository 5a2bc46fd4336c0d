import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT, type CommandContext } from '../command.ts';
import { chosenEngine } from './chosen-engine.ts';

/** A server that answers like a Camunda 7 of version 7.24 and like a token service; it records the requests. */
let server: Server;
let url = '';
const asked: { path: string; authorization: string | undefined; body: string }[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

beforeAll(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    const answer = request.url === '/token' ? { access_token: 'given', expires_in: 60 } : { version: '7.24' };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const folder = mkdtempSync(join(tmpdir(), 'gongdi-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function context(env: Record<string, string>, profile?: string): CommandContext {
  return { env, profile, cwd: folder, signal: new AbortController().signal } as CommandContext;
}

async function authorizationWith(env: Record<string, string>, profile?: string): Promise<string | undefined> {
  const engine = await chosenEngine(profile ? {} : { target: 'camunda7', url }, context(env, profile));
  expect(await engine?.health()).toEqual({ version: '7.24' });
  return asked.at(-1)?.authorization;
}

describe('logins at an engine', () => {
  it('needs none', async () => {
    expect(await authorizationWith({})).toBeUndefined();
  });

  it('takes name and password', async () => {
    expect(await authorizationWith({ ENGINE_USER: 'demo', ENGINE_PASSWORD: 'secret' })).toBe(
      `Basic ${Buffer.from('demo:secret').toString('base64')}`,
    );
  });

  it('takes a token', async () => {
    expect(await authorizationWith({ ENGINE_TOKEN: 'mine', ENGINE_USER: 'demo' })).toBe('Bearer mine');
  });

  it('fetches a token with client credentials, names from the profile, the secret from the environment', async () => {
    const engine = { kind: 'camunda7', url, clientId: 'gongdi', tokenUrl: `${url}/token`, scope: 'deploy' };
    writeFileSync(join(folder, 'gongdi.config.json'), JSON.stringify({ profiles: { test: { engine } } }));
    expect(await authorizationWith({ ENGINE_CLIENT_SECRET: 's' }, 'test')).toBe('Bearer given');
    const body = new URLSearchParams(asked.find(({ path }) => path === '/token')?.body);
    expect(Object.fromEntries(body)).toEqual({
      grant_type: 'client_credentials',
      client_id: 'gongdi',
      client_secret: 's',
      scope: 'deploy',
    });
  });

  it('refuses a profile that there is not', async () => {
    await expect(chosenEngine({}, context({}, 'nowhere'))).rejects.toMatchObject({ exit: EXIT.usage });
  });
});
