import { resourceCalls } from '@gongdi/api';
import { GongdiError, organization } from '@gongdi/domain';
import { regionWay } from '@gongdi/domain/regions';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { finds, idsOf, newId, organisationsBelow, transaction, type Db } from '../../../store/index.ts';
import { move, note, placeOf, read, readLocked, refuseOwn } from './organisation-parts.ts';
import { checkAdministratorLeft } from './rights.ts';
import { administrationLabel, refuseField } from './text/index.ts';

/** Handlers of organisations as records: add, edit, delete. */
export function organisationHandlers(db: Db): Handler[] {
  const own = resourceCalls(organization);

  return [
    handle(own.add!, ({ body }, context) =>
      transaction(db, async (trx) => {
        const parent_id = body.org_pid ?? context.caller.org_id;
        const parent = await placeOf(trx, context, parent_id);
        const id = newId(context.now);
        const at = new Date(context.now).toISOString();
        await trx
          .insertInto('organisation')
          .values({
            id,
            parent_id,
            path: `${parent.path}${id}/`,
            name: body.name,
            ent_type: body.ent_type ?? parent.ent_type,
            sort: body.sort ?? 0,
            national_code: regionOf(context, body.national_code),
            head_id: await headOf(trx, context, body.head_id),
            created_at: at,
            created_by: context.caller.id,
            updated_at: at,
            updated_by: context.caller.id,
          })
          .execute();
        const after = await read(trx, context, id);
        await note(trx, context, 'add', { after });
        return after;
      }),
    ),
    handle(own.edit!, ({ body }, context) =>
      transaction(db, async (trx) => {
        const before = await readLocked(trx, context, body.id);
        const place = await placeOf(trx, context, body.id);
        if (body.version !== undefined && body.version !== before.version) throw new GongdiError('conflict');
        const parent_id = body.org_pid ?? before.org_pid ?? null;
        const ent_type = body.ent_type ?? before.ent_type ?? place.ent_type;
        if (parent_id !== (before.org_pid ?? null)) await move(trx, context, body.id, place.path, parent_id);
        await trx
          .updateTable('organisation')
          .set({
            parent_id,
            name: body.name,
            ent_type,
            sort: body.sort ?? 0,
            national_code: regionOf(context, body.national_code),
            head_id: await headOf(trx, context, body.head_id, before.head_id),
            updated_at: new Date(context.now).toISOString(),
            updated_by: context.caller.id,
            version: before.version + 1,
          })
          .where('id', '=', body.id)
          .execute();
        await checkAdministratorLeft(trx);
        // A user has the enterprise type of the organisation.
        if (ent_type !== before.ent_type)
          await trx.updateTable('account').set({ ent_type }).where('org_id', '=', body.id).execute();
        const after = await read(trx, context, body.id);
        await note(trx, context, 'edit', { before, after });
        return after;
      }),
    ),
    handle(own.delete!, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const before = await readLocked(trx, context, id);
        const place = await placeOf(trx, context, id);
        refuseOwn(context, place.path);
        await removeOrganisation(trx, id);
        await note(trx, context, 'delete', { before });
        return null;
      }),
    ),
  ];
}

/** @throws GongdiError `invalid` if no region has the code */
function regionOf(context: CallerContext, code: string | null | undefined): string | null {
  if (code === null || code === undefined) return null;
  if (regionWay(code).length === 0) throw refuseField(context, 'national_code', 'unknownRegion');
  return code;
}

/**
 * Checks the head of an organisation: a user of an organisation that the caller may see, or the previous head.
 * @throws GongdiError `invalid`
 */
async function headOf(
  trx: Db,
  context: CallerContext,
  id: string | null | undefined,
  before?: string | null,
): Promise<string | null> {
  if (id === null || id === undefined) return null;
  if (id === before) return id;
  const seen = trx
    .selectFrom('account')
    .where('id', '=', id)
    .where('org_id', 'in', idsOf(organisationsBelow(context.caller.scope.read)));
  if (!(await finds(seen))) throw refuseField(context, 'head_id', 'unseenPerson');
  return id;
}

async function removeOrganisation(trx: Db, id: string): Promise<void> {
  try {
    await trx.deleteFrom('organisation').where('id', '=', id).execute();
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY) throw error;
    throw new GongdiError('inUse', { label: administrationLabel('organisationInUse'), cause: error });
  }
}

/** SQLSTATE `foreign_key_violation`: other rows refer to the deleted row. */
const FOREIGN_KEY = '23503';
