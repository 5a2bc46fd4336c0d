import { calls, CONTRACT } from '@gongdi/api';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';

const kit = withServer({ origins: ['https://portal.example'], limits: { calls: 1_000_000, public: 1_000_000 } });

interface Envelope {
  code: number;
  data: unknown;
  message: string;
  request_id: string;
  errors?: { path: string; code: string; message: string }[];
}

async function send(path: string, init: RequestInit = {}): Promise<{ response: Response; body: Envelope }> {
  const response = await fetch(kit().address + path, init);
  return { response, body: (await response.json()) as Envelope };
}

async function signed(user = 'admin'): Promise<Record<string, string>> {
  const session = (await kit().client(user)).session.get()!;
  return { Authorization: session.token, 'X-Serial-Number-Id': session.serial, 'Content-Type': 'application/json' };
}

describe('an answer', () => {
  it('is an envelope with a request id that is also a header, and is not stored', async () => {
    const { response, body } = await send('/api/base/data-dictionary/gender');
    expect(body).toMatchObject({ code: 0, message: '', request_id: response.headers.get('x-request-id') });
    expect(body.request_id).toMatch(/^[0-9a-f]{32}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    [undefined, '性别'],
    ['zh-CN,zh;q=0.9', '性别'],
    ['en-GB,en', 'Gender'],
    ['*', '性别'],
  ])('speaks the language of Accept-Language %s', async (language, label) => {
    const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
    const { body } = await send('/api/base/data-dictionary/gender', { headers });
    expect(body.data).toMatchObject({ label });
  });
});

describe('what is malformed', () => {
  it.each([
    ['broken JSON', '{', 'application/json', 400, '请求内容不是有效的 JSON，请检查后重试'],
    ['no body', undefined, 'application/json', 400, '请求缺少内容'],
    [
      'another content type',
      'a=1',
      'application/x-www-form-urlencoded',
      415,
      '请求内容应为 JSON（Content-Type: application/json）',
    ],
    ['plain text', 'hello', 'text/plain', 415, '请求内容应为 JSON（Content-Type: application/json）'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400, '请求内容不是有效的 JSON，请检查后重试'],
    ['a NUL', '{"user_name":"a\\u0000","password":"b"}', 'application/json', 400, '内容含有不允许的字符，请删除后重试'],
    [
      'half a character',
      '{"user_name":"\\ud800","password":"b"}',
      'application/json',
      400,
      '内容含有不允许的字符，请删除后重试',
    ],
    ['deep nesting', '['.repeat(5000) + ']'.repeat(5000), 'application/json', 400, '请求内容嵌套过深'],
    ['a wrong type', '[]', 'application/json', 422, '提交的数据有误，请按提示修改'],
  ])('is refused: %s', async (_, body, type, status, message) => {
    const init = { method: 'POST', body, headers: { 'Content-Type': type } };
    const { response, body: answer } = await send('/api/user/userlogin/login', init);
    expect([response.status, answer.message]).toEqual([status, message]);
    expect(answer.data).toBeNull();
  });

  it('is refused when it is too large, with the limit', async () => {
    const init = {
      method: 'POST',
      body: `"${'x'.repeat(2_000_000)}"`,
      headers: { 'Content-Type': 'application/json' },
    };
    const { response, body } = await send('/api/user/userlogin/login', init);
    expect([response.status, body.message]).toEqual([413, '提交的内容超过 1 MB 的上限']);
  });

  it('is refused with one problem per field, at its path on the wire and by its label', async () => {
    const init = { method: 'POST', body: '{"password":7}', headers: { 'Content-Type': 'application/json' } };
    const { body } = await send('/api/user/userlogin/login', init);
    expect(body.errors).toEqual([
      { path: 'user_name', code: 'invalid_type', message: '请输入用户名' },
      { path: 'password', code: 'invalid_type', message: '密码必须是文本' },
    ]);
  });

  it('is refused when a path cannot be decoded', async () => {
    expect((await send('/api/base/project/%E4%A')).response.status).toBe(400);
  });

  it('is refused when it is no HTTP at all', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = net.connect(Number(new URL(kit().address).port), '127.0.0.1', () => socket.end('hello\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":40000');
  });
});

describe('an address', () => {
  it('of no call is a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { response, body } = await send('/api/base/nothing', { method });
      expect([response.status, body.code, body.message]).toEqual([404, 40_401, '接口不存在']);
    }
  });

  it('with another method is a 405 that names the allowed ones', async () => {
    const { response, body } = await send('/api/user/userlogin/login');
    expect([response.status, body.code, response.headers.get('allow')]).toEqual([405, 40_500, 'POST']);
    const patch = await send('/api/base/project', { method: 'PATCH', body: 'x' });
    expect([patch.response.status, patch.response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT']);
  });

  it('may end in a slash', async () => {
    expect((await send('/api/base/data-dictionary/gender/')).response.status).toBe(200);
  });
});

describe('another origin', () => {
  const preflight = (origin: string) =>
    fetch(`${kit().address}/api/base/project`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PUT' },
    });

  it('may call when it is named', async () => {
    const response = await preflight('https://portal.example');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://portal.example');
    expect(response.headers.get('access-control-allow-headers')).toContain('x-serial-number-id');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['https://elsewhere.example', 'null', 'http://localhost:5173'])('may not otherwise: %s', async (origin) => {
    const response = await preflight(origin);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the surroundings', () => {
  it('answer for health, readiness and counters', async () => {
    expect(await (await fetch(`${kit().address}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${kit().address}/readyz`)).json()).toEqual({ status: 'ok' });
    await send('/api/base/data-dictionary/gender');
    const metrics = await (await fetch(`${kit().address}/metrics`)).text();
    expect(metrics).toMatch(/gongdi_requests_total\{call="dictionary\.get",status="200"\} \d+/);
  });

  it('count calls by name only, so that nobody makes a series of their own', async () => {
    await send('/api/base/some-invented-path');
    const metrics = await (await fetch(`${kit().address}/metrics`)).text();
    expect(metrics).not.toContain('invented');
    const names = new Set(['page', ...CONTRACT.map((call) => call.name)]);
    for (const [, name] of metrics.matchAll(/call="([^"]+)"/g)) expect(names).toContain(name);
  });
});

it('leaves out filters that were left empty, and refuses what cannot be read, by the label of the field', async () => {
  const headers = await signed();
  expect((await send('/api/base/project?project_name=&begin_time=', { headers })).response.status).toBe(200);
  const { response, body } = await send('/api/base/project?page=x', { headers });
  expect(response.status).toBe(422);
  expect(body.errors?.[0]?.path).toBe('page');
  expect((await send('/api/base/project?project_name=a&project_name=b', { headers })).response.status).toBe(422);
});

it('gives the menus of a user, with what is allowed checked', async () => {
  const menus = await (await kit().client('regulator')).call(calls.user.permissionMenus, { query: {} });
  expect(menus.map((entry) => entry.index)).toEqual([
    'workbench',
    'home',
    'wall',
    'construction',
    'building',
    'companies',
    'labour',
    'attendance-all',
    'wages',
    'diary',
    'progress',
    'reporting',
    'helmets',
    'labourv2',
    'quality',
    'funds',
    'safety',
    'applicants',
    'areas',
    'devices',
    'materials',
    'archives',
    'appraisal',
    'contracts',
    'bpm',
    'training',
    'messagepublish',
    'party',
    'system',
  ]);
  const [projects] = menus[3]!.children;
  expect(projects).toMatchObject({ index: 'projectmanage', title: '项目管理' });
  const checked = projects!.operation_list.filter((one) => one.checked).map((one) => one.operation_code);
  expect(checked).toEqual(['list', 'detail', 'export']);
  expect(await (await kit().client('admin')).call(calls.user.permissionMenus, { query: { system_type: 7 } })).toEqual(
    [],
  );
});
