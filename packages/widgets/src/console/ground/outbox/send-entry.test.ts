import { CallFailure, createClient, memorySession } from '@gongdi/api';
import { allResources, formFieldsOf, stepsOf } from '@gongdi/domain';
import { expect, it } from 'vitest';
import type { OutboxEntry } from './entry.ts';
import { sendEntry } from './send-entry.ts';

interface Seen {
  path: string;
  key: string | null;
  body: unknown;
}
const file = { ref: 'local:a', name: '现场.jpg', blob: new Blob(['x']) };
const entry: OutboxEntry = {
  key: 'outbox-key-1',
  owner: 'me',
  resource: 'patrollog',
  step: { name: 'normal', id: 'p1' },
  title: '一',
  input: { finding: '正常', photos: [{ id: 'local:a', name: '现场.jpg' }, { id: 'f0' }], place: null },
  files: [file],
  recorded: Date.UTC(2026, 10, 2, 1),
  state: 'waiting',
};

/** A server that answers by the last segment of the path; the answers in a list are used in turn. */
function server(answers: Record<string, unknown[]>) {
  const seen: Seen[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname.split('/').slice(-2).join('/');
    const { body } = init ?? {};
    const key = new Headers(init?.headers).get('idempotency-key');
    seen.push({ path, key, body: typeof body === 'string' ? JSON.parse(body) : 'form' });
    const answer = answers[path]?.shift();
    if (answer instanceof Error) throw answer;
    const refused = (answer as { status?: number }).status;
    const reply = refused ? { code: 42200, ...(answer as object) } : { code: 0, data: answer };
    return new Response(JSON.stringify({ message: '', request_id: 'r', ...reply }), { status: refused ?? 200 });
  };
  const session = memorySession({ token: 't', serial: 's' });
  return { seen, client: createClient({ config: () => ({ baseUrl: 'https://site.example' }), session, fetch }) };
}

it('sends the files, writes down their ids, and then the call under its key', async () => {
  const { seen, client } = server({ 'file/upload': [{ id: 'f1' }], 'patrol/normal': [{ id: 'p1' }] });
  const kept: OutboxEntry[] = [];
  await sendEntry(client, entry, async (reached) => void kept.push(reached));
  expect(kept.map(({ files }) => files[0]!.id)).toEqual(['f1']);
  expect(seen[1]).toEqual({
    path: 'patrol/normal',
    key: 'outbox-key-1',
    body: {
      finding: '正常',
      photos: [{ id: 'f1' }, { id: 'f0' }],
      place: null,
      id: 'p1',
      recorded_at: '2026-11-02T01:00:00.000Z',
    },
  });
});

it('goes on where it stopped: a file that is there is not sent again, and the call is the same letter for letter', async () => {
  const lost = server({ 'file/upload': [{ id: 'f1' }], 'patrol/normal': [new TypeError('fetch failed')] });
  let reached = entry;
  const first = sendEntry(lost.client, entry, async (next) => void (reached = next));
  await expect(first).rejects.toBeInstanceOf(CallFailure);
  const back = server({ 'patrol/normal': [{ id: 'p1' }] });
  await sendEntry(back.client, reached, async () => {});
  expect(back.seen).toEqual([lost.seen[1]]);
});

it('sends files again that the server has swept meanwhile', async () => {
  const gone = { status: 422, errors: [{ path: 'photos.0', code: 'invalid', message: '文件不存在' }] };
  const { seen, client } = server({ 'file/upload': [{ id: 'f2' }], 'patrol/normal': [gone, { id: 'p1' }] });
  await sendEntry(client, { ...entry, files: [{ ...file, id: 'f1' }] }, async () => {});
  expect(seen.map(({ path }) => path)).toEqual(['patrol/normal', 'file/upload', 'patrol/normal']);
  expect(seen[2]!.body).toMatchObject({ photos: [{ id: 'f2' }, { id: 'f0' }] });
});

it('sends them no second time when they are refused themselves', async () => {
  const bad = { status: 422, errors: [{ path: 'photos', code: 'invalid', message: '图片过大' }] };
  const { seen, client } = server({ 'file/upload': [{ id: 'f1' }], 'patrol/normal': [bad] });
  await expect(sendEntry(client, entry, async () => {})).rejects.toMatchObject({ status: 422 });
  expect(seen).toHaveLength(2);
});

it('a signature goes like a picture: first the file, then the record with its id', async () => {
  const { seen, client } = server({ 'file/upload': [{ id: 'f7' }], 'record/add': [{ id: 'r1' }] });
  const { step: _, ...rest } = entry;
  const signed = { ...file, name: '本人签名.png' };
  const input = { person_name: '王强', discloseId: 'd1', signature: { id: 'local:a', name: '本人签名.png' } };
  await sendEntry(client, { ...rest, resource: 'discloserecord', input, files: [signed] }, async () => {});
  expect(seen.map(({ path }) => path)).toEqual(['file/upload', 'record/add']);
  expect(seen[1]).toMatchObject({ key: 'outbox-key-1', body: { person_name: '王强', signature: { id: 'f7' } } });
});

it('what is signed on site may be filled in without a network: disclosures, checklists, corrections', () => {
  for (const resource of allResources()) {
    const steps = stepsOf(resource).filter(({ step }) => step.asks?.includes('signature'));
    for (const of of steps) expect([resource.name, of.name, of.step.offline]).toEqual([resource.name, of.name, true]);
    const signs = formFieldsOf(resource, 'add').some(({ kind }) => kind === 'signature');
    if (signs) expect([resource.name, resource.offline]).toEqual([resource.name, true]);
  }
});
