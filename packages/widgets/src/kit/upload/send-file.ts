import { calls, failureOf, isEnvelope, type Client } from '@gongdi/api';
import type { FileItem, Lang, StoredFile } from '@gongdi/domain';
import { progressFetch, type OnProgress } from './progress-fetch.ts';

/**
 * How a file is sent to the server (console specification, section 7.7): `direct`: in one call; `signed`: to the
 * address that the server returns, with credentials; `short`: in one call whose answer is a short address.
 */
export type UploadVariant = 'direct' | 'signed' | 'short';

export interface SendOptions {
  client: Client;
  lang: Lang;
  variant?: UploadVariant;
  /** Folder in which the server stores the file. */
  path?: string;
  signal?: AbortSignal;
  onProgress?: OnProgress;
  /** Transfers the bytes; tests replace it. */
  carry?: typeof fetch;
}

/** Uploads a file. @throws CallFailure */
export async function sendFile(file: File, options: SendOptions): Promise<FileItem> {
  const { client, signal, path, onProgress, variant = 'direct' } = options;
  const carry = options.carry ?? progressFetch(onProgress ?? (() => undefined));
  const how = { signal, quiet: true, fetch: carry };
  const { name } = file;
  if (variant === 'signed') return sendSigned(file, options, carry);
  if (variant === 'short') {
    const form = { file_path: path, short_flag: '1' as const };
    const kept = await client.call(calls.file.uploadShort, { form, file, fileName: name }, how);
    return { id: kept.id, name: kept.file_name, size: file.size, type: file.type, url: kept.url };
  }
  const form = { path, file_name: name };
  const { saltUrl, ...kept } = await client.call(calls.file.upload, { form, file, fileName: name }, how);
  return { ...kept, url: saltUrl };
}

/** Requests credentials first; then sends the file to the domain in that answer, which may be another server. */
async function sendSigned(file: File, options: SendOptions, carry: typeof fetch): Promise<FileItem> {
  const { client, signal, path, lang } = options;
  const body = { file_name: file.name, path };
  const { domain, token } = await client.call(calls.file.credentials, { body }, { signal, quiet: true });
  const form = new FormData();
  form.append('token', token);
  form.append('file', file, file.name);
  const headers = { 'Accept-Language': lang === 'zh' ? 'zh-CN' : 'en' };
  const answer = await carry(client.resolve(domain), { method: 'POST', body: form, headers, signal });
  const reply: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !isEnvelope(reply) || reply.code !== 0) throw failureOf(answer.status, reply, lang);
  return (reply as unknown as { data: StoredFile }).data;
}
