import { MAX_FILE_KB, storedFile } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, UPLOAD_TIMEOUT } from '../call.ts';

// Uploads and the addresses of uploaded files (console specification, section 7.7; paths that are not specified there
// are defined here).

const service = 'file' as const;
const limit = MAX_FILE_KB * 1024;
const flag = z.enum(['0', '1', 'true', 'false']).optional();
const folder = z.string().max(200);
const file_name = z.string().max(255);
const id = z.string().min(1).max(64);

/**
 * First upload variant: the file with `path`, `file_name`, `is_salt` and `is_https`. `url` opens the file for ten
 * minutes; `saltUrl` is the same address with its own salt, when `is_salt` asks for one. With `is_https` both addresses
 * begin with `https://` and the host of the request, otherwise with `/`.
 */
export const upload = defineCall({
  name: 'file.upload',
  label: { zh: '上传文件', en: 'Upload a file' },
  service,
  method: 'POST',
  path: 'upload',
  approved: true,
  input: {
    form: z.object({
      path: folder.optional(),
      file_name: file_name.optional(),
      is_salt: flag,
      is_https: flag,
    }),
  },
  output: storedFile.extend({ saltUrl: z.string() }),
  timeout: UPLOAD_TIMEOUT,
  limit,
});

/**
 * Second upload variant, first step: returns permission to post one file to `domain`, with `token`, before
 * `expires_at`.
 */
export const credentials = defineCall({
  name: 'file.credentials',
  label: { zh: '获取上传凭证', en: 'Get upload credentials' },
  service,
  method: 'POST',
  path: 'eos/credentials',
  approved: true,
  input: { body: z.strictObject({ file_name: file_name.min(1), path: folder.optional() }) },
  output: z.object({ domain: z.string(), token: z.string(), expires_at: z.string() }),
});

/** Second upload variant, second step. The token replaces the session. */
export const eosUpload = defineCall({
  name: 'file.eos',
  label: { zh: '凭证上传文件', en: 'Upload a file with credentials' },
  service,
  method: 'POST',
  path: 'eos/upload',
  input: { form: z.object({ token: z.string().min(1).max(4000) }) },
  output: storedFile,
  public: true,
  timeout: UPLOAD_TIMEOUT,
  limit,
});

/** Third upload variant: `file_path`, and `short_flag` for a short address. */
export const uploadShort = defineCall({
  name: 'file.upload.short',
  label: { zh: '上传文件（短链接）', en: 'Upload a file, short address' },
  service,
  method: 'POST',
  path: 'file-upload',
  approved: true,
  input: { form: z.object({ file_path: folder.optional(), short_flag: flag }) },
  output: z.object({ id, url: z.string(), file_name: z.string() }),
  timeout: UPLOAD_TIMEOUT,
  limit,
});

/**
 * Returns a file of the caller, or of an organisation that the caller may see, with an address valid for ten minutes,
 * and who uploaded it when.
 */
export const fileInfo = defineCall({
  name: 'file.info',
  label: { zh: '文件信息', en: 'A file' },
  service,
  method: 'GET',
  path: 'info/{id}',
  input: { params: z.object({ id }) },
  output: storedFile.extend({ uploaded_at: z.string(), uploaded_by: z.string().nullable() }),
});

/** Parts of a signature: expiry (epoch seconds), user, session, a salt, and the proof. */
const signatureQuery = z.object({
  e: z.string().regex(/^\d{10}$/),
  u: z.string().min(1).max(64),
  i: z.string().min(1).max(64).optional(),
  n: z.string().max(32).optional(),
  s: z.string().min(1).max(64),
});

/**
 * Returns the bytes of a file. Anyone with the address may read it while its signature is valid and its session exists.
 */
export const fileContent = defineCall({
  name: 'file.content',
  label: { zh: '打开文件', en: 'Open a file' },
  service,
  method: 'GET',
  path: 'content/{id}',
  input: {
    params: z.object({ id }),
    /**
     * `download` `1`: the browser saves the file and never displays it. `as` `pdf`: an Office file as PDF, where the
     * server has a converter; `small`: a picture as a WebP of at most 480 px.
     */
    query: signatureQuery.extend({ download: z.enum(['0', '1']).optional(), as: z.enum(['pdf', 'small']).optional() }),
  },
  output: 'blob',
  public: true,
  signed: true,
  timeout: UPLOAD_TIMEOUT,
});

/** Returns the bytes of a file by its short address. */
export const fileShort = defineCall({
  name: 'file.short',
  label: { zh: '打开文件（短链接）', en: 'Open a file by its short address' },
  service,
  method: 'GET',
  path: 's/{code}',
  input: { params: z.object({ code: z.string().min(1).max(64) }) },
  output: 'blob',
  public: true,
  timeout: UPLOAD_TIMEOUT,
});
