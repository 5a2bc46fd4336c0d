import type { RecordTemplate } from '@gongdi/api';
import {
  findResource,
  GongdiError,
  maskRecord,
  permission,
  placeholdersOf,
  civilDay,
  titleOf,
  wholeName,
  wordTemplate,
  type AnyResource,
  type FileItem,
  type Placeholder,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { findFiles, openBlob, showFiles, takeFiles, type BlobStore } from '../../files/index.ts';
import type { BlobAnswer, CallerContext } from '../../handler/index.ts';
import { accessOf, picturesOf, titlesIn, wholeOf } from '../../resources/index.ts';
import { newId, organisationsBelow, organisationsUsable, transaction, type Db } from '../../store/index.ts';
import type { SeenRecord } from '../seen-record.ts';
import { recordPageLabel } from '../text/index.ts';
import { checkArchive, fillTemplate, placeholdersIn } from './thread.ts';
import { templateValues } from './values.ts';

export interface TemplateDeps {
  db: Db;
  timeZone: string;
  blobs?: BlobStore;
  fileKey: () => Promise<Uint8Array>;
}

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Most templates of one organisation for one resource. */
const MOST = 20;

interface TemplateRow {
  id: string;
  resource: string;
  name: string;
  file: FileItem;
  unknown: string[];
  version: number;
  created_at: string;
  organisation: string;
  own: boolean;
}

/** @throws GongdiError `notFound`, `permission` */
export function resourceOf(name: string, { caller }: CallerContext): AnyResource {
  const resource = findResource(name);
  if (!resource?.endpoints.detail || resource.name !== name) throw new GongdiError('notFound');
  if (!caller.permissions.has(permission(name, 'detail'))) throw new GongdiError('permission');
  return resource;
}

/** Returns the templates that a caller may use for a resource. */
export async function templatesFor(
  deps: TemplateDeps,
  name: string,
  context: CallerContext,
  id?: string,
): Promise<RecordTemplate[]> {
  const whole = wholeName(resourceOf(name, context));
  return templatesOf(deps, [whole], context, id);
}

/** Returns the templates of some resources that a caller may use; the caller must be able to open the resources. */
export async function templatesOf(
  { db, fileKey }: TemplateDeps,
  resources: readonly string[],
  { caller, now }: CallerContext,
  id?: string,
): Promise<RecordTemplate[]> {
  // Raw SQL: conditions over paths of organisations.
  const { rows } = await sql<TemplateRow>`
    select t.id, t.name, t.file, t.unknown, t.version, t.created_at, o.name as organisation, t.resource,
      t.org_id in (${organisationsBelow(caller.scope.write)}) as own
    from record_template t join organisation o on o.id = t.org_id
    where t.resource = any(${[...resources]}) and t.org_id in (${organisationsUsable(caller.scope)})
      and ${id === undefined ? sql`true` : sql`t.id = ${id}`}
    order by t.resource, t.name, t.id`.execute(db);
  const key = await fileKey();
  return rows.map((row) => ({ ...row, ...showFiles(wordTemplate, { file: row.file }, key, caller, now) }));
}

/** Most placeholders of each kind that an answer names. */
const NAMED = 100;

/**
 * Returns the placeholders of a template that the resource has, and those that it has not.
 * @throws GongdiError `invalid` for a file that is no template
 */
export async function checkTemplate(
  deps: TemplateDeps,
  resource: AnyResource,
  { id }: Pick<FileItem, 'id'>,
  context: CallerContext,
): Promise<{ known: string[]; unknown: string[] }> {
  const bytes = await bytesOf(deps, id, context);
  await checkArchive(bytes);
  const names = namesOf(resource);
  const found = await placeholdersIn(bytes);
  return {
    known: found.filter((one) => names.has(one)).slice(0, NAMED),
    unknown: found.filter((one) => !names.has(one)).slice(0, NAMED),
  };
}

/** Adds a template for the caller's organisation and those below it. */
export async function addTemplate(
  deps: TemplateDeps,
  name: string,
  input: { name: string; file: FileItem },
  context: CallerContext,
): Promise<RecordTemplate> {
  const resource = resourceOf(name, context);
  const { caller, now } = context;
  const { unknown } = await checkTemplate(deps, resource, input.file, context);
  const id = newId(now);
  await transaction(deps.db, async (trx) => {
    const { count } = await trx
      .selectFrom('record_template')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('org_id', '=', caller.org_id)
      .where('resource', '=', wholeName(resource))
      .executeTakeFirstOrThrow();
    if (count >= MOST)
      throw new GongdiError('invalid', { label: recordPageLabel('tooManyTemplates', { count: MOST }) });
    const { file } = await takeFiles(trx, wordTemplate, { file: input.file }, context);
    await trx
      .insertInto('record_template')
      .values({
        id,
        org_id: caller.org_id,
        resource: wholeName(resource),
        name: input.name.trim(),
        file: JSON.stringify(file),
        unknown: JSON.stringify(unknown),
        created_at: new Date(now).toISOString(),
        created_by: caller.id,
      })
      .execute();
    await recordAudit(trx, context, actorOf(caller), {
      action: 'add_template',
      subject: resource.name,
      after: { name: input.name },
    });
  });
  return (await templatesFor(deps, name, context, id))[0]!;
}

/** @throws GongdiError `notFound`; `permission` for a template of an organisation that the caller may only read */
export async function deleteTemplate(
  deps: TemplateDeps,
  { resource: name, id }: { resource: string; id: string },
  context: CallerContext,
): Promise<null> {
  const [found] = await templatesFor(deps, name, context, id);
  if (!found) throw new GongdiError('notFound');
  if (!found.own) throw new GongdiError('permission');
  await transaction(deps.db, async (trx) => {
    await trx.deleteFrom('record_template').where('id', '=', id).execute();
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'delete_template',
      subject: name,
      before: { name: found.name },
    });
  });
  return null;
}

/** Makes a document of a record by a template. */
export async function documentOf(
  deps: TemplateDeps,
  seen: SeenRecord,
  template: string,
  context: CallerContext,
): Promise<BlobAnswer> {
  const [found] = await templatesFor(deps, seen.resource.name, context, template);
  if (!found) throw new GongdiError('notFound');
  const stored = await bytesOf(deps, found.file.id, context, [found.file.id]);
  return filled(deps, seen, { name: found.name, bytes: stored }, context);
}

/** Makes a document of a record by a file that the caller has uploaded. */
export async function previewOf(
  deps: TemplateDeps,
  seen: SeenRecord,
  file: Pick<FileItem, 'id' | 'name'>,
  context: CallerContext,
): Promise<BlobAnswer> {
  const bytes = await bytesOf(deps, file.id, context);
  return filled(deps, seen, { name: file.name ?? '', bytes }, context);
}

async function filled(
  { db, timeZone, blobs }: TemplateDeps,
  { resource, row }: SeenRecord,
  template: { name: string; bytes: Uint8Array },
  context: CallerContext,
): Promise<BlobAnswer> {
  const { caller, now, lang } = context;
  const masked = maskRecord(resource, row);
  const values = templateValues(resource, masked, {
    lang,
    zone: timeZone,
    titles: await titlesIn(db, resource, accessOf(context), [masked]),
    pictures: await picturesOf(db, blobs, resource, [masked], context),
    person: caller.nickname,
    now,
  });
  await checkArchive(template.bytes);
  const bytes = await fillTemplate(template.bytes, values);
  await recordAudit(db, context, actorOf(caller), {
    action: 'make_document',
    subject: resource.name,
    subject_id: row.id,
    after: { name: template.name },
  });
  // A name of a file must not hold what a path is made of.
  const title = titleOf(resource, masked)
    .replaceAll(/[\\/:*?"<>|\s]+/g, ' ')
    .slice(0, 60)
    .trim();
  return { bytes, type: DOCX_TYPE, name: `${template.name}_${title}_${civilDay(now, timeZone)}.docx` };
}

/** @throws GongdiError `notFound` for a file that is not the caller's, `unavailable` without a store of files */
async function bytesOf(
  { db, blobs }: TemplateDeps,
  id: string,
  { caller }: CallerContext,
  had: readonly string[] = [],
): Promise<Uint8Array> {
  if (!blobs) throw new GongdiError('unavailable');
  const file = (await findFiles(db, [id], { account_id: caller.id, scope: caller.scope }, had)).get(id);
  const content = file && (await openBlob(db, blobs, file.hash));
  if (!content) throw new GongdiError('notFound');
  return wholeOf(content.bytes);
}

/** Returns everything that may stand in braces, loops included. */
function namesOf(resource: AnyResource): Set<string> {
  const names = new Set<string>(Object.keys(resource.fields));
  const add = (list: readonly Placeholder[]): void => {
    for (const { name, inside } of list) {
      names.add(name);
      if (inside) add(inside);
    }
  };
  add(placeholdersOf(resource));
  return names;
}
