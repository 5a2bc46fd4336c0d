import { GongdiError } from '@gongdi/domain';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../handler/index.ts';
import { httpLabel } from './text/index.ts';

/** Parts of a form besides the file, and what each may hold. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;

/**
 * Reads a form of one file and some texts.
 * @param fileSize most bytes of the file
 * @throws GongdiError `unsupportedType` when it is no form, `tooLarge`, `badRequest`
 */
export async function readForm(
  request: FastifyRequest,
  fileSize: number,
): Promise<{ form: Record<string, string>; file: UploadedFile }> {
  if (!request.isMultipart()) throw new GongdiError('unsupportedType', { label: httpLabel('formExpected') });
  const form: Record<string, string> = Object.create(null) as Record<string, string>;
  let file: UploadedFile | undefined;
  const limits = { files: 1, fileSize, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: MAX_FIELDS + 1 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = { name: baseName(part.filename), bytes: await part.toBuffer() };
      else if (typeof part.value === 'string') form[part.fieldname] = part.value;
    }
  } catch (error) {
    throw formFailure(error);
  }
  if (!file) throw new GongdiError('badRequest', { label: httpLabel('fileMissing') });
  if (file.bytes.length === 0) throw new GongdiError('badRequest', { label: httpLabel('fileEmpty') });
  return { form: { ...form }, file };
}

/** A name without folders: `C:\x\人员.xlsx` → `人员.xlsx`. */
function baseName(name: string | undefined): string {
  return (name ?? '').split(/[\\/]/).at(-1)?.slice(0, 255) ?? '';
}

/** Whatever goes wrong while a form is read lies in the form. */
function formFailure(error: unknown): GongdiError {
  const code = (error as { code?: unknown }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new GongdiError('tooLarge', { cause: error });
  return new GongdiError('badRequest', { label: httpLabel('badForm'), cause: error });
}
