import http from 'node:http';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

/** Returns the raw answer: `fetch` would decompress it. */
function get(address: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(address + path, { headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('metrics', () => {
  const kit = withServer({ metricsToken: 'a-token-of-the-collector' });

  it('are for this machine, and for whoever has the token', async () => {
    const from = (headers: Record<string, string>) => get(kit().address, '/metrics', headers);
    expect((await from({})).status).toBe(200);
    const refused = await from({ 'x-forwarded-for': '127.0.0.1' });
    expect([refused.status, String(refused.bytes)]).toEqual([401, expect.stringContaining('GONGDI_METRICS_TOKEN')]);
    expect((await from({ host: 'site.example' })).status).toBe(401);
    expect((await from({ authorization: 'Bearer wrong' })).status).toBe(401);
    const known = { authorization: 'Bearer a-token-of-the-collector', 'x-forwarded-for': '1.2.3.4' };
    expect(String((await from(known)).bytes)).toContain('gongdi_requests_total');
  });
});

describe('the API document', () => {
  const kit = withServer({ limits: { calls: 1_000_000, public: 4 } });

  it('is compressed, known by its mark, and not given without end', async () => {
    const packed = await get(kit().address, '/openapi.json', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const whole = zlib.brotliDecompressSync(packed.bytes);
    expect(JSON.parse(String(whole))).toHaveProperty('openapi');
    expect(packed.bytes.length).toBeLessThan(whole.length / 5);
    const known = { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag! };
    expect((await get(kit().address, '/openapi.json', known)).status).toBe(304);
    const more = [];
    for (let n = 0; n < 3; n += 1) more.push((await get(kit().address, '/openapi.json')).status);
    expect(more).toEqual([200, 200, 429]);
  });
});

describe('answers', () => {
  const kit = withServer();
  const list = '/api/base/project?page_size=20';

  it('are compressed for whoever takes it, and the same', async () => {
    const session = (await kit().client('admin')).session.get()!;
    const own = { authorization: session.token, 'x-serial-number-id': session.serial };
    const plain = await get(kit().address, list, own);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const wanted = (JSON.parse(String(plain.bytes)) as { data: unknown }).data;
    const codings = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
    for (const [coding, unpack] of Object.entries(codings)) {
      const packed = await get(kit().address, list, { ...own, 'accept-encoding': coding });
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([coding, 'Origin, Accept-Encoding']);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect((JSON.parse(String(unpack(packed.bytes))) as { data: unknown }).data).toEqual(wanted);
    }
  });

  it('to calls that a page of elsewhere could make are not', async () => {
    const unknown = Array.from({ length: 100 }, (_, n) => [`field_${n}`, n]);
    const body = JSON.stringify({ what: 'person', ...Object.fromEntries(unknown) });
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };
    const answer = await get(kit().address, '/api/user/applicant/jiangdu/ticket', headers, body);
    expect(answer.bytes.length).toBeGreaterThan(2048);
    expect(answer.headers['content-encoding']).toBeUndefined();
    JSON.parse(String(answer.bytes));
  });
});
