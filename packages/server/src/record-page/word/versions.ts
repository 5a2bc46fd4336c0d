import type { RecordTemplate, TemplateVersion } from '@gongdi/api';
import { GongdiError, wordTemplate, type FileItem } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { showFiles, takeFiles } from '../../files/index.ts';
import type { CallerContext } from '../../handler/index.ts';
import { transaction, type Trx } from '../../store/index.ts';
import { checkTemplate, resourceOf, templatesFor, type TemplateDeps } from './templates.ts';

/** Where a template is. */
export interface TemplateAddress {
  resource: string;
  id: string;
}

/** Most versions that are kept besides the one in use; older ones are dropped with their files. */
const KEPT = 49;

/** @throws GongdiError `notFound`; `permission` for a template of an organisation that the caller may only read */
async function ownTemplate(deps: TemplateDeps, { resource, id }: TemplateAddress, context: CallerContext) {
  const [found] = await templatesFor(deps, resource, context, id);
  if (!found) throw new GongdiError('notFound');
  if (!found.own) throw new GongdiError('permission');
  return found;
}

/** Changes the name or the file of a template; what it was is kept as an earlier version. */
export async function changeTemplate(
  deps: TemplateDeps,
  at: TemplateAddress,
  input: { version: number; name: string; file?: FileItem | undefined },
  context: CallerContext,
): Promise<RecordTemplate> {
  const before = await ownTemplate(deps, at, context);
  const name = input.name.trim();
  // The file that the template has is sent back as it was answered.
  const given = input.file?.id === before.file.id ? undefined : input.file;
  const checked = given && (await checkTemplate(deps, resourceOf(at.resource, context), given, context));
  await transaction(deps.db, async (trx) => {
    await keepVersion(trx, at.id, input.version);
    const file = given && (await takeFiles(trx, wordTemplate, { file: given }, context)).file;
    await trx
      .updateTable('record_template')
      .set({
        name,
        ...(file && { file: JSON.stringify(file), unknown: JSON.stringify(checked?.unknown ?? []) }),
        version: input.version + 1,
        updated_at: new Date(context.now).toISOString(),
        updated_by: context.caller.id,
      })
      .where('id', '=', at.id)
      .execute();
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'edit_template',
      subject: at.resource,
      before: { name: before.name },
      after: { name },
    });
  });
  return (await templatesFor(deps, at.resource, context, at.id))[0]!;
}

/** Makes an earlier version the one in use, as a new version. */
export async function restoreTemplate(
  deps: TemplateDeps,
  at: TemplateAddress,
  version: number,
  context: CallerContext,
): Promise<RecordTemplate> {
  const now = await ownTemplate(deps, at, context);
  await transaction(deps.db, async (trx) => {
    const old = await trx
      .selectFrom('record_template_version')
      .select(['name', 'file', 'unknown'])
      .where('template_id', '=', at.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!old) throw new GongdiError('notFound');
    await keepVersion(trx, at.id, now.version);
    await trx
      .updateTable('record_template')
      .set({
        name: old.name,
        file: JSON.stringify(old.file),
        unknown: JSON.stringify(old.unknown),
        version: now.version + 1,
        updated_at: new Date(context.now).toISOString(),
        updated_by: context.caller.id,
      })
      .where('id', '=', at.id)
      .execute();
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'edit_template',
      subject: at.resource,
      before: { name: now.name },
      after: { name: old.name, version },
    });
  });
  return (await templatesFor(deps, at.resource, context, at.id))[0]!;
}

/** Copies a template into its versions, and drops the oldest. @throws GongdiError `conflict`, `notFound` */
async function keepVersion(trx: Trx, id: string, version: number): Promise<void> {
  const row = await trx.selectFrom('record_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new GongdiError('notFound');
  if (row.version !== version) throw new GongdiError('conflict');
  await trx
    .insertInto('record_template_version')
    .values({
      template_id: id,
      version,
      name: row.name,
      file: JSON.stringify(row.file),
      unknown: JSON.stringify(row.unknown),
      at: row.updated_at ?? row.created_at,
      by: row.updated_by ?? row.created_by,
    })
    .execute();
  await trx
    .deleteFrom('record_template_version')
    .where('template_id', '=', id)
    .where('version', '<=', version - KEPT)
    .execute();
}

/** Returns the versions of a template, newest first. @throws GongdiError `notFound` */
export async function versionsOf(
  deps: TemplateDeps,
  at: TemplateAddress,
  context: CallerContext,
): Promise<TemplateVersion[]> {
  const [found] = await templatesFor(deps, at.resource, context, at.id);
  if (!found) throw new GongdiError('notFound');
  const { db, fileKey } = deps;
  const current = db
    .selectFrom('record_template as t')
    .leftJoin('account as a', (join) =>
      join.on((eb) => eb('a.id', '=', eb.fn.coalesce('t.updated_by', 't.created_by'))),
    )
    .select((eb) => [
      't.version',
      't.name',
      't.file',
      't.unknown',
      eb.fn.coalesce('t.updated_at', 't.created_at').as('at'),
      'a.nickname as by',
    ])
    .where('t.id', '=', at.id);
  const earlier = db
    .selectFrom('record_template_version as v')
    .leftJoin('account as a', 'a.id', 'v.by')
    .select(['v.version', 'v.name', 'v.file', 'v.unknown', 'v.at', 'a.nickname as by'])
    .where('v.template_id', '=', at.id)
    .orderBy('v.version', 'desc')
    .limit(KEPT);
  const rows = [...(await current.execute()), ...(await earlier.execute())];
  const key = await fileKey();
  return rows.map(({ version, name, file, unknown, at: when, by }) => ({
    version,
    name,
    ...showFiles(wordTemplate, { file }, key, context.caller, context.now),
    unknown: unknown as string[],
    at: when,
    by: by ?? '',
  }));
}
