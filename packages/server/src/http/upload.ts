import { GongdiError } from '@gongdi/domain';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../handler/index.ts';
import type { Bodies } from './bodies.ts';
import type { Spooled } from './spool.ts';
import { httpLabel } from './text/index.ts';

/** Limits on the text fields of a form: their number, and the bytes of each field with and without a session. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_OPEN_FIELD_BYTES = 4 * 1024;

type Form = Record<string, string>;

export interface FormRules {
  /** Largest size of the file, bytes. */
  fileSize: number;
  /** For a public call: checks the text fields before any byte of the file is accepted. */
  admit?: (form: Form) => Promise<void>;
}

/**
 * Reads a form with one file and some text fields, and calls `work` with it. The file is received on disk, read into
 * memory while `work` runs, and deleted afterwards.
 * @throws GongdiError `unsupportedType` when it is no form, `tooLarge`, `badRequest`, `tooMany` and `unavailable` when
 *   too much is received at a time, and what `admit` and `work` throw
 */
export async function withForm<T>(
  request: FastifyRequest,
  { fileSize, admit }: FormRules,
  bodies: Bodies,
  work: (form: Form, file: UploadedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new GongdiError('unsupportedType', { label: httpLabel('formExpected') });
  const share = bodies.onDisk(request);
  const stall = stallOf(request);
  let spooled: Spooled | undefined;
  try {
    const form: Form = Object.create(null) as Form;
    let name = '';
    const fieldSize = admit ? MAX_OPEN_FIELD_BYTES : MAX_FIELD_BYTES;
    const limits = { files: 1, fileSize, fields: MAX_FIELDS, fieldSize, parts: MAX_FIELDS + 1 };
    const parts = request.parts({ limits });
    for (;;) {
      const next = await stall.or(parts.next()).catch(asFormFailure);
      if (next.done) break;
      const part: Multipart = next.value;
      if (part.type === 'file') {
        await admit?.({ ...form });
        stall.check();
        spooled = await stall.or(bodies.spool.write(part.file, share.take)).catch((error: unknown) => {
          // This stops the writer, which removes the partial file.
          part.file.destroy();
          return asFormFailure(error);
        });
        name = baseName(part.filename);
        refuseCut(part);
      } else if (admit && spooled) throw new GongdiError('badRequest', { label: httpLabel('textsFirst') });
      else if (typeof part.value === 'string') {
        if (part.valueTruncated) throw new GongdiError('tooLarge', { label: httpLabel('textTooLong') });
        request.bodyShare?.take(part.value.length);
        form[part.fieldname] = part.value;
      }
    }
    if (!spooled) throw new GongdiError('badRequest', { label: httpLabel('fileMissing') });
    if (spooled.size === 0) throw new GongdiError('badRequest', { label: httpLabel('fileEmpty') });
    const leave = await bodies.room(spooled.size);
    try {
      return await work({ ...form }, { name, bytes: await spooled.bytes() });
    } finally {
      leave();
    }
  } finally {
    stall.end();
    share.end();
    await spooled?.remove();
    // The client of a refused call may still be sending: the rest is discarded.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/**
 * Fails the work when the body stalls or the sender disconnects; neither the form parser nor the file stream would
 * report that.
 */
function stallOf({ raw }: FastifyRequest) {
  let failure: GongdiError | undefined;
  let rejectUpload: (error: GongdiError) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => (rejectUpload = reject));
  broken.catch(() => undefined);
  const fail = (key: 'bodyStalled' | 'bodyBroken'): void => {
    failure ??= new GongdiError('badRequest', { label: httpLabel(key) });
    rejectUpload(failure);
  };
  const onStall = (): void => fail('bodyStalled');
  const onClose = (): void => {
    if (!raw.complete) fail('bodyBroken');
  };
  raw.on('timeout', onStall).on('close', onClose);
  return {
    or: <T>(work: Promise<T>): Promise<T> => {
      // If `broken` wins the race, `work` may fail later or never settle; its error is ignored.
      work.catch(() => undefined);
      return Promise.race([work, broken]);
    },
    check: (): void => {
      if (failure) throw failure;
    },
    end: (): void => void raw.off('timeout', onStall).off('close', onClose),
  };
}

function refuseCut(part: MultipartFile): void {
  if (part.file.truncated) throw new GongdiError('tooLarge');
}

/** Returns a file name without folders: `C:\x\人员.xlsx` → `人员.xlsx`. */
function baseName(name: string | undefined): string {
  return (name ?? '').split(/[\\/]/).at(-1)?.slice(0, 255) ?? '';
}

/**
 * Any error while a form is read is reported as an error of the form, except disk errors and the server's own limits.
 */
function asFormFailure(error: unknown): never {
  if (error instanceof GongdiError) throw error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw new GongdiError('tooLarge', { cause: error });
  if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
  throw new GongdiError('badRequest', { label: httpLabel('badForm'), cause: error });
}
