import type { calls } from '@gongdi/api';
import type { AnyResource, RowOf } from '@gongdi/domain';
import type { Ground } from '../ground.ts';
import { handle, type Handler } from '../handler/index.ts';
import { accessOf, picturesOf } from '../resources/index.ts';
import type { FormPrinters } from '../room.ts';
import { resourceRepository, WHOLE, type Db } from '../store/index.ts';
import type { Form } from './form-document.ts';
import { DOCX, type Signing } from './form-parts.ts';

/** The form that a standard names for the records of a resource. */
export interface RecordForm<R extends AnyResource> {
  resource: R;
  /** Fills it in; several forms are pages of one document: a request and its answer. */
  fill: (db: Db, row: RowOf<R>, by: FormSigning) => Promise<Form | readonly Form[]>;
}

export interface FormSigning extends Signing {
  /** Pictures of a record of another resource, whose signatures are on the form as well. */
  picturesOf: (resource: AnyResource, row: RowOf<AnyResource>) => Promise<Map<string, Uint8Array>>;
}

type Printing = Pick<Ground, 'db' | 'blobs' | 'timeZone'>;
type Caller = Parameters<typeof picturesOf>[4];

async function print<R extends AnyResource>(
  { db, blobs, timeZone }: Printing,
  { resource, fill }: RecordForm<R>,
  row: RowOf<R>,
  caller: Caller,
): Promise<{ bytes: Uint8Array; title: string }> {
  const pictured: FormSigning['picturesOf'] = (of, one) => picturesOf(db, blobs, of, [one], caller);
  const pictures = await pictured(resource, row);
  const forms = [await fill(db, row, { pictures, timeZone, picturesOf: pictured })].flat() as readonly Form[];
  const { formDocument } = await import('./form-document.ts');
  return { bytes: await formDocument(forms), title: forms[0]!.title };
}

/** Answers the form of a record to whoever sees the record. */
export const formHandler = <R extends AnyResource>(
  ground: Printing,
  call: typeof calls.quality.lotForm,
  form: RecordForm<R>,
): Handler =>
  handle(call, async ({ query: { id } }, context) => {
    const row = await resourceRepository(ground.db, form.resource).get(accessOf(context), id);
    const { bytes, title } = await print(ground, form, row, context);
    const name = (row as Record<string, unknown>)[form.resource.title];
    return { bytes, type: DOCX, name: `${title}_${typeof name === 'string' ? name : id}.docx` };
  });

/** What prints the form for an archive: the same for whoever files it. */
export const formPrinter = <R extends AnyResource>(ground: Printing, form: RecordForm<R>): FormPrinters => ({
  [form.resource.name]: async (row, account_id) =>
    (await print(ground, form, row as RowOf<R>, { caller: { id: account_id, scope: WHOLE } })).bytes,
});
