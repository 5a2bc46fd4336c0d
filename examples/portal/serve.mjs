// The server of the portal: its own users and sessions, and a session of Gongdi for whoever is logged in, by an assertion
// that only this server can sign. Gongdi is started with
//   GONGDI_SSO_KEYS=http://127.0.0.1:8710/keys GONGDI_SSO_ISSUER=http://127.0.0.1:8710 GONGDI_SSO_AUDIENCE=gongdi
// and this with: node serve.mjs [--port 8710] [--gongdi http://127.0.0.1:8620]
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const KID = 'portal-1';
const FILES = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/portal.css': ['portal.css', 'text/css; charset=utf-8'],
  '/portal.js': ['portal.js', 'text/javascript; charset=utf-8'],
};

/**
 * Starts the portal.
 * @param {{ port?: number, gongdi: () => string, users: Record<string, { password: string, account: string }>, now?: () => number }} options
 *   `gongdi` gives the address of the Gongdi server; `users` names for each one the account there; `now` is a clock, ms
 * @returns its address, and how to end it
 */
export async function startPortal({ port = 0, gongdi, users, now = Date.now }) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: KID, alg: 'ES256', use: 'sig' };
  /** Users by the value of their cookie. */
  const sessions = new Map();
  let address = '';

  const sign = (claims) => {
    const seconds = Math.floor(now() / 1000);
    return new SignJWT({ jti: randomUUID(), iss: address, aud: 'gongdi', ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: KID })
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 60)
      .sign(privateKey);
  };
  const post = (path, token) =>
    fetch(`${gongdi()}/api/user/userlogin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });

  const cookieOf = ({ headers }) => /(?:^|;\s*)portal=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  const json = (response, status, body, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

  const routes = {
    'GET /keys': (_, response) => json(response, 200, { keys: [key] }),
    'GET /gongdi': (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(gongdi()),
    'GET /me': (request, response) => json(response, sessions.has(cookieOf(request)) ? 200 : 401, {}),
    'POST /login': async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      const { user, password } = Object.fromEntries(new URLSearchParams(text));
      if (users[user]?.password !== password) return json(response, 401, {});
      const id = randomUUID();
      sessions.set(id, users[user].account);
      return json(response, 200, {}, { 'set-cookie': `portal=${id}; HttpOnly; SameSite=Strict; Path=/` });
    },
    'POST /session': async (request, response) => {
      const account = sessions.get(cookieOf(request));
      if (!account) return json(response, 401, { message: '没有登录门户' });
      const answer = await post('third-party-token', await sign({ sub: account }));
      const { data, message } = await answer.json();
      if (!data) return json(response, 502, { message });
      return json(response, 200, { token: data.token, serial: data.serial_token_number });
    },
    'POST /logout': async (request, response) => {
      const id = cookieOf(request);
      const account = sessions.get(id);
      sessions.delete(id);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      if (account) await post('third-party-logout', await sign({ sub: account, events }));
      return json(response, 200, {});
    },
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://portal');
    const route = routes[`${request.method} ${pathname}`];
    if (route)
      return void Promise.resolve(route(request, response)).catch((error) =>
        json(response, 500, { message: String(error) }),
      );
    const file = FILES[pathname];
    if (!file) return void response.writeHead(404).end();
    return void response
      .writeHead(200, { 'content-type': file[1] })
      .end(readFileSync(fileURLToPath(new URL(file[0], import.meta.url))));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${server.address().port}`;
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8710' },
      gongdi: { type: 'string', default: 'http://127.0.0.1:8620' },
    },
  });
  // The account of the demo; a real portal has its users.
  const users = { 1001: { password: 'portal', account: 'contractor' } };
  const portal = await startPortal({ port: Number(values.port), gongdi: () => values.gongdi, users });
  process.stdout.write(`${portal.address}\n`);
}
