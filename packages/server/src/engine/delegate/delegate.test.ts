import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BpmnError } from '../bpmn-error.ts';
import type { DelegateKind, Json } from '../types.ts';
import { allowedHosts, isPublicAddress } from './allowed-hosts.ts';
import { createDelegates, DelegateError, signatureOf, type DelegateOptions, type ProcessNotice } from './index.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

describe('delegates', () => {
  const seen: Seen[] = [];
  let server: Server;
  let host = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
        const json = (text: string) => response.setHeader('content-type', 'application/json').end(text);
        if (url.startsWith('/status/')) response.writeHead(Number(url.slice(8))).end('no');
        else if (url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
        else if (url === '/large') response.end('x'.repeat(2_000_000));
        else if (url === '/endless') setInterval(() => response.write('x'), 5).unref();
        else if (url === '/silent') return;
        else if (url === '/deep') json('['.repeat(500) + ']'.repeat(500));
        else if (url === '/proto') json('{"__proto__": {"admin": true}}');
        else if (url === '/nul') json('"a\\u0000"');
        else json('{"price": 12.5, "unit": "吨"}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const run = async (
    kind: DelegateKind,
    name: string,
    fields: Record<string, Json>,
    more: Partial<DelegateOptions> = {},
  ) => {
    const written: Record<string, Json> = {};
    const callOut = { hosts: host, secret: 'key', now: () => 1_700_000_000_000 };
    const delegate = createDelegates({ callOut, ...more }).find(kind, name);
    if (!delegate) throw new Error(`${name} is not registered`);
    const result = await delegate.run({
      fields,
      variables: {},
      instance_id: 'i',
      definition_id: 'd',
      activity_key: 'ask',
      business_key: null,
      idempotency_key: 'i:v7:',
      setVariable: (variable, value) => (written[variable] = value),
      setVariableLocal: () => undefined,
    });
    return { result, written };
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'fine',
      (error: unknown) => {
        if (error instanceof DelegateError) return error.code;
        throw error;
      },
    );
  const connect = (fields: Record<string, Json>, hosts = host) =>
    run('connector', 'http-connector', fields, { callOut: { hosts, now: Date.now } });

  it('calls as an http-connector of Camunda says, signed', async () => {
    const payload = { a: '中' };
    const fields = { url: `http://${host}/p?q=1`, method: 'post', headers: { Accept: 'text/x' }, payload };
    const { result, written } = await run('connector', 'http-connector', {
      ...fields,
      'headers.X-Own': 'v',
      'output.answer': 'response',
      'output.code': 'statusCode',
    });
    expect(result).toEqual({ price: 12.5, unit: '吨' });
    expect(written).toEqual({ answer: { price: 12.5, unit: '吨' }, code: 200 });
    const last = seen.at(-1)!;
    expect(last).toMatchObject({ method: 'POST', url: '/p?q=1', body: '{"a":"中"}' });
    expect(last.headers).toMatchObject({ accept: 'text/x', 'x-own': 'v', 'idempotency-key': 'i:v7:' });
    const url = new URL(fields.url);
    const signature = signatureOf('key', 1_700_000_000, { method: 'POST', url, body: last.body });
    expect(last.headers).toMatchObject({
      'x-gongdi-timestamp': '1700000000',
      'x-gongdi-signature': `sha256=${signature}`,
    });
    expect(signatureOf('key', 1_700_000_000, { method: 'POST', url, body: '{}' })).not.toBe(signature);
  });

  it('calls as the HTTP task of Flowable says', async () => {
    const base = {
      requestMethod: 'PUT',
      requestUrl: `http://${host}/x`,
      requestHeaders: 'A: 1\nB: 2',
      requestBody: 'text',
    };
    const text = await run('type', 'http', base);
    expect(text.written).toEqual({ 'ask.responseBody': '{"price": 12.5, "unit": "吨"}' });
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', body: 'text', headers: { a: '1', b: '2' } });
    const saved = {
      ...base,
      saveResponseVariableAsJson: 'true',
      responseVariableName: 'got',
      saveResponseParameters: 'true',
    };
    const { written } = await run('type', 'http', { ...saved, resultVariablePrefix: 'r' });
    expect(written).toMatchObject({ got: { price: 12.5 }, 'r.responseStatusCode': 200 });
  });

  it('fails for a retry, or raises what the model catches', async () => {
    const url = (status: number) => ({ requestUrl: `http://${host}/status/${status}` });
    expect(await codeOf(run('type', 'http', url(500)))).toBe('status');
    expect(await codeOf(run('type', 'http', { ...url(404), failStatusCodes: '5XX' }))).toBe('fine');
    expect(await codeOf(run('type', 'http', { ...url(503), failStatusCodes: '5XX' }))).toBe('status');
    await expect(run('type', 'http', { ...url(404), handleStatusCodes: '4XX' })).rejects.toEqual(
      new BpmnError('HTTP404', 'no'),
    );
    expect(await codeOf(run('type', 'http', { ...url(404), handleStatusCodes: '4XX, !404' }))).toBe('status');
    expect(await codeOf(connect({ url: `http://${host}/status/500` }))).toBe('status');
    expect((await connect({ url: `http://${host}/status/500`, 'output.s': 'statusCode' })).written).toEqual({ s: 500 });
  });

  it.each([
    ['no address', {}, 'noUrl'],
    ['no URL', { url: 'not a url' }, 'badUrl'],
    ['a file', { url: 'file:///etc/passwd' }, 'badProtocol'],
    ['a name and password', { url: 'http://root:x@HOST/' }, 'credentials'],
    ['another method', { url: 'http://HOST/', method: 'CONNECT' }, 'badMethod'],
    ['a header with a line break', { url: 'http://HOST/', 'headers.a': 'x\r\nHost: evil' }, 'badHeader'],
    ['a header name with a line break', { url: 'http://HOST/', 'headers.a\r\nb': 'x' }, 'badHeader'],
    ['a header of the connection', { url: 'http://HOST/', 'headers.Transfer-Encoding': 'chunked' }, 'badHeader'],
    ['a signature of its own', { url: 'http://HOST/', 'headers.X-Gongdi-Signature': 'x' }, 'badHeader'],
    ['a host that is not listed', { url: 'http://evil.test/' }, 'notListed'],
    ['another port of a listed host', { url: 'http://127.0.0.1:1/' }, 'notListed'],
    ['content without end', { url: 'http://HOST/', payload: 'x'.repeat(1_000_001) }, 'requestTooLarge'],
    ['a redirect', { url: 'http://HOST/away', 'output.s': 'statusCode' }, 'fine'],
    ['a large answer', { url: 'http://HOST/large' }, 'answerTooLarge'],
    ['an answer without end', { url: 'http://HOST/endless', timeout: 150 }, 'timeout'],
    ['no answer', { url: 'http://HOST/silent', timeout: 100 }, 'timeout'],
    ['an answer that nests deep', { url: 'http://HOST/deep' }, 'badAnswer'],
    ['an answer with a prototype', { url: 'http://HOST/proto' }, 'badAnswer'],
    ['an answer with NUL', { url: 'http://HOST/nul' }, 'badAnswer'],
    ['an output named __proto__', { url: 'http://HOST/', 'output.__proto__': 'response' }, 'badVariable'],
  ])('contains %s', async (_, fields, code) => {
    const filled = Object.entries(fields).map(([name, value]) => [name, String(value).replace('HOST', host)]);
    expect(await codeOf(connect(Object.fromEntries(filled) as Record<string, Json>))).toBe(code);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.1.2.3/',
    'http://0.0.0.0/',
    'http://[fd00::1]/',
    'http://192.168.1.1/',
  ])('reaches %s by no pattern', async (url) => {
    expect(await codeOf(connect({ url }, '*'))).toBe('privateAddress');
  });

  it('reads the list of hosts', () => {
    const how = (list: string, url: string) => allowedHosts(list)(new URL(url))?.how ?? null;
    expect(how('', 'http://a.test/')).toBeNull();
    expect(how('A.test, b.test:8443', 'https://a.test/x')).toBe('named');
    expect(how('b.test:8443', 'https://b.test/')).toBeNull();
    expect(how('b.test:443', 'https://b.test/')).toBe('named');
    expect(how('*.a.test', 'https://x.a.test/')).toBe('public');
    expect(how('*.a.test', 'https://xa.test/')).toBeNull();
    expect(how('*', 'https://x.test/')).toBe('public');
    expect(['8.8.8.8', '2606:4700::1111', '127.0.0.1', '64:ff9b::7f00:1', 'x'].map(isPublicAddress)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('notifies through the port, and sets variables', async () => {
    const notices: ProcessNotice[] = [];
    const notify = async (notice: ProcessNotice) => void notices.push(notice);
    await run('bean', 'notify', { to: 'li, wang；li', title: '请验收', content: '三号楼' }, { notify });
    expect(notices).toEqual([
      { to: ['li', 'wang'], title: '请验收', content: '三号楼', instance_id: 'i', idempotency_key: 'i:v7:' },
    ]);
    expect(await codeOf(run('type', 'notify', { title: 'x' }, { notify }))).toBe('noRecipients');
    expect(await codeOf(run('type', 'notify', { to: 'x' }, { notify }))).toBe('noTitle');
    expect(await codeOf(run('type', 'notify', { to: 'x', title: 'y' }))).toBe('noNotify');
    expect((await run('class', 'gongdi.SetVariables', { a: 1, b: 'x' })).written).toEqual({ a: 1, b: 'x' });
  });

  it('finds what an embedder registered before the built-in ones, and nothing that is inherited', async () => {
    const own = { class: { 'com.acme.Price': () => Promise.resolve(7) }, type: { http: () => Promise.resolve('own') } };
    expect((await run('class', 'com.acme.Price', {}, { own })).result).toBe(7);
    expect((await run('type', 'http', {}, { own })).result).toBe('own');
    const delegates = createDelegates({ callOut: { hosts: '', now: Date.now } });
    for (const name of ['constructor', '__proto__', 'toString']) expect(delegates.find('bean', name)).toBeUndefined();
  });
});
