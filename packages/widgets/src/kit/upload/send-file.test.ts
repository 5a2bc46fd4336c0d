import { CallFailure, createClient, memorySession } from '@gongdi/api';
import { describe, expect, it } from 'vitest';
import { headersOf } from './progress-fetch.ts';
import { sendFile, type UploadVariant } from './send-file.ts';

const stored = { id: 'f1', name: 'a.png', size: 3, type: 'image/png', url: '/api/file/content/f1?e=1' };

interface Seen {
  url: string;
  form: Record<string, unknown>;
  headers: Headers;
}

/** Sends a file to a server whose answers are chosen by path. */
function send(variant: UploadVariant, answers: Record<string, unknown>, status = 200) {
  const seen: Seen[] = [];
  const carry: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const form = init?.body instanceof FormData ? Object.fromEntries(init.body) : { json: init?.body };
    seen.push({ url: url.href, form, headers: new Headers(init?.headers) });
    return new Response(JSON.stringify(answers[url.pathname]), { status });
  };
  const session = memorySession();
  session.set({ token: 't', serial: 's' });
  const client = createClient({ config: () => ({ baseUrl: 'https://site.example' }), session, fetch: carry });
  const file = new File(['abc'], 'a.png', { type: 'image/png' });
  return { seen, sent: sendFile(file, { client, lang: 'zh', variant, path: 'p', carry }) };
}
const ok = (data: unknown) => ({ code: 0, data, message: '', request_id: 'r' });

describe('console 7.7: the variants of an upload', () => {
  it('goes in one call, by the wire names', async () => {
    const { seen, sent } = send('direct', { '/api/file/upload': ok({ ...stored, saltUrl: '/salted' }) });
    expect(await sent).toEqual({ ...stored, url: '/salted' });
    expect(seen[0]!.form).toMatchObject({ path: 'p', file_name: 'a.png' });
    expect(seen[0]!.form['file']).toBeInstanceOf(File);
    expect(seen[0]!.headers.get('authorization')).toBe('t');
  });

  it('asks for credentials and posts to the domain that comes with them, without the session', async () => {
    const { seen, sent } = send('signed', {
      '/api/file/eos/credentials': ok({ domain: 'https://store.example/put', token: 'k', expires_at: '2026' }),
      '/put': ok(stored),
    });
    expect(await sent).toEqual(stored);
    expect(seen.map((one) => one.url)).toEqual([
      'https://site.example/api/file/eos/credentials',
      'https://store.example/put',
    ]);
    expect(seen[1]!.form).toMatchObject({ token: 'k' });
    expect(seen[1]!.headers.get('authorization')).toBeNull();
  });

  it('takes a short address', async () => {
    const { seen, sent } = send('short', {
      '/api/file/file-upload': ok({ id: 'f1', url: '/s/x', file_name: 'b.png' }),
    });
    expect(await sent).toEqual({ id: 'f1', name: 'b.png', size: 3, type: 'image/png', url: '/s/x' });
    expect(seen[0]!.form).toMatchObject({ file_path: 'p', short_flag: '1' });
  });

  it('fails with the words of the server, whichever way it goes', async () => {
    const refusal = { code: 41_500, data: null, message: '文件格式不合法!', request_id: 'r' };
    const credentials = ok({ domain: '/api/file/eos/upload', token: 'k', expires_at: '2026' });
    for (const [variant, answers] of [
      ['direct', { '/api/file/upload': refusal }],
      ['short', { '/api/file/file-upload': refusal }],
      ['signed', { '/api/file/eos/credentials': credentials, '/api/file/eos/upload': refusal }],
    ] as const)
      await expect(send(variant, answers).sent).rejects.toThrow('文件格式不合法!');
    await expect(send('direct', { '/api/file/upload': undefined }, 502).sent).rejects.toBeInstanceOf(CallFailure);
  });
});

it('reads headers as the browser lists them', () => {
  const headers = headersOf('content-type: application/json\r\ncaptcha-key:  a:b\r\n\r\n');
  expect([headers.get('content-type'), headers.get('captcha-key'), [...headers].length]).toEqual([
    'application/json',
    'a:b',
    2,
  ]);
});
