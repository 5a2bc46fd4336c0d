import { CONTRACT, routeOf, type Call } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { beforeAll, expect, it } from 'vitest';
import { PROJECTS } from '../modules/construction/projectmanage/demo.ts';
import { withServer } from '../testing.ts';

const kit = withServer();
const REQUESTS = 300;

/** mulberry32: a seeded generator, so that every run makes the same requests. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomOf(20_261_102);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

const NASTY: readonly unknown[] = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  '[object Object]',
  '../../etc/passwd',
  '%00',
  '%',
  "' or 1=1 --",
  '"; drop table project; --',
  '\u0000',
  '\ud800',
  '\u202e',
  '𠮷',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  'a'.repeat(300),
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '1'.repeat(40),
  '99999999999999999999',
  '2147483648',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  true,
  false,
  null,
  [],
  [[]],
  {},
  { $gt: '' },
  { length: 1e9 },
  ['a', 1],
  { constructor: { prototype: {} } },
  { location: { address: 'x', longitude: 1e300, latitude: 'NaN' } },
  { toString: 'x' },
];
const NAMES = [
  'id',
  'name',
  'project_name',
  'page',
  'page_size',
  'sort',
  'order',
  'project_phase',
  'begin_time',
  'project_address',
  'begin_entry_date',
  'key',
  'bpmn_xml',
  'version',
  'user_name',
  'password',
  'type',
  '__proto__',
  'constructor',
  'toString',
  'trade',
];

function nastyRecord(call: Call): Record<string, unknown> {
  const shape = call.input.body && 'shape' in call.input.body ? Object.keys(call.input.body.shape as object) : [];
  const names = [...shape, ...Array.from({ length: 3 }, () => pick(NAMES))];
  return Object.fromEntries(names.filter(() => random() < 0.8).map((name) => [name, pick(NASTY)]));
}

function urlOf(call: Call): string {
  const path = routeOf(call).replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(pick(NASTY)) || 'x'));
  const query = Array.from({ length: Math.floor(random() * 4) }, () => {
    const names = [...NAMES, ...Object.keys(call.input.query?._zod.def.shape ?? {})];
    return `${encodeURIComponent(pick(names))}=${random() < 0.1 ? '%ff%' : encodeURIComponent(wellFormed(pick(NASTY)))}`;
  });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Removes lone surrogates, because encodeURIComponent throws on them, as any client does. */
const wellFormed = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(/\\ud800|^"|"$/g, '');

let workbook: Uint8Array;
beforeAll(async () => {
  workbook = await exportRecords(
    projectmanage,
    PROJECTS.slice(0, 5).map((one) => one.record as Record<string, unknown>),
  );
});

function damaged(): Buffer {
  const bytes = Buffer.from(workbook);
  for (let flips = 0; flips < 8; flips += 1) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return random() < 0.3 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes;
}

function formBody(): { payload: Buffer; type: string } {
  const boundary = 'gongdi-fuzz';
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields =
    part('type', pick(['1', '2', '3', 'x'])) + part('key', `key-${random()}`) + part('dry_run', pick(['0', '1', '7']));
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${pick(['a.xlsx', '../../x.bpmn', 'nul\u0000', ''])}"\r\n\r\n`;
  const file = random() < 0.7 ? damaged() : Buffer.from(wellFormed(pick(NASTY)));
  const end = random() < 0.8 ? `\r\n--${boundary}--\r\n` : '';
  return {
    payload: Buffer.concat([Buffer.from(fields + head), file, Buffer.from(end)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

function bodyOf(call: Call): { payload?: string | Buffer; type?: string } {
  const kind = random();
  if (call.input.form && kind < 0.8) return formBody();
  if (kind < 0.7) return { payload: JSON.stringify(nastyRecord(call)), type: 'application/json' };
  if (kind < 0.8) return { payload: JSON.stringify(pick(NASTY)), type: 'application/json' };
  if (kind < 0.85) return { payload: '{"a":', type: 'application/json' };
  if (kind < 0.9)
    return { payload: 'x', type: pick(['text/html', 'application/xml', 'multipart/form-data', ';', 'a/b; charset=x']) };
  return {};
}

it(`answers ${REQUESTS} malformed requests with a clear refusal or a result, never with a fault`, async () => {
  const session = (await kit().client('admin')).session.get()!;
  const auth = { authorization: session.token, 'x-serial-number-id': session.serial };
  const counts = new Map<number, number>();
  for (let request = 0; request < REQUESTS; request += 1) {
    const call = pick(CONTRACT.filter((one) => !['user.logout', 'notification.stream'].includes(one.name)));
    const url = urlOf(call);
    const { payload, type } = bodyOf(call);
    const headers = {
      ...auth,
      ...(type ? { 'content-type': type } : {}),
      'accept-language': pick(['zh', 'en', ';;', '*']),
    };
    const method = random() < 0.9 ? call.method : pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const);
    const answer = await kit().server.app.inject({ method, url, payload, headers });
    const where = `${method} ${url} ${String(payload).slice(0, 300)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1);
    expect(answer.statusCode, where).toBeLessThan(500);
    expect([401, 403], where).not.toContain(answer.statusCode);
    if (answer.statusCode >= 400) {
      const body = answer.json<{ code: number; message: string; data: null }>();
      expect(body, where).toMatchObject({ data: null, message: expect.stringMatching(/\S/) as unknown });
      expect(body.code, where).not.toBe(0);
      expect(body.message, where).not.toMatch(/undefined|\[object|Error|\{\w+\}/);
    }
  }
  // The requests reach the handlers: not all are refused by the first checks.
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405, 422]));
}, 120_000);
