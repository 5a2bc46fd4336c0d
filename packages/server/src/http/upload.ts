import { GongdiError } from '@gongdi/domain';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../handler/index.ts';
import type { Bodies } from './bodies.ts';
import type { Spooled } from './spool.ts';
import { httpLabel } from './text/index.ts';

/** Parts of a form besides the file, and what each may hold: of whoever has a session, and of anybody. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_OPEN_FIELD_BYTES = 4 * 1024;

type Form = Record<string, string>;

export interface FormRules {
  /** Most bytes of the file. */
  fileSize: number;
  /** Of a call that anyone may make: looks at the texts before a byte of the file is taken. */
  admit?: (form: Form) => Promise<void>;
}

/**
 * Reads a form of one file and some texts, and works with it. The file comes to disk; it is in memory while `work` has
 * it, and gone afterwards.
 * @throws GongdiError `unsupportedType` when it is no form, `tooLarge`, `badRequest`, `tooMany` and `unavailable` when too
 *   much comes at a time, and what `admit` and `work` throw
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
          // Whoever writes it stops then, and removes what there is.
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
    // Of a call that was refused, more may come: it is thrown away.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** What stands still, or whose sender has gone, ends: neither the form nor its file would tell. */
function stallOf({ raw }: FastifyRequest) {
  let failure: GongdiError | undefined;
  let tell: (error: GongdiError) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => (tell = reject));
  broken.catch(() => undefined);
  const fail = (key: 'bodyStalled' | 'bodyBroken'): void => {
    failure ??= new GongdiError('badRequest', { label: httpLabel(key) });
    tell(failure);
  };
  const onStall = (): void => fail('bodyStalled');
  const onClose = (): void => {
    if (!raw.complete) fail('bodyBroken');
  };
  raw.on('timeout', onStall).on('close', onClose);
  return {
    or: <T>(work: Promise<T>): Promise<T> => {
      // Whoever loses the race fails later, or never; nobody waits for it.
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

/** A name without folders: `C:\x\人员.xlsx` → `人员.xlsx`. */
function baseName(name: string | undefined): string {
  return (name ?? '').split(/[\\/]/).at(-1)?.slice(0, 255) ?? '';
}

/** Whatever goes wrong while a form is read lies in the form, unless it is the disk or a limit of ours. */
function asFormFailure(error: unknown): never {
  if (error instanceof GongdiError) throw error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw new GongdiError('tooLarge', { cause: error });
  if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
  throw new GongdiError('badRequest', { label: httpLabel('badForm'), cause: error });
}
