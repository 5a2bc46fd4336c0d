import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CallerContext } from '../handler/index.ts';
import { newId } from '../store/index.ts';
import type { ModelRow } from './model-store.ts';
import { processTables, SUSPENSION } from './tables.ts';

export interface Deployed {
  id: string;
  version: number;
  /** False: the drawing is the one deployed last. */
  changed: boolean;
}

/** Line ends apart, the same text is the same drawing. */
export function hashDrawing(xml: string): Buffer {
  return createHash('sha256').update(xml.replaceAll('\r\n', '\n')).digest();
}

/**
 * Makes a definition of a locked model, unless its drawing was deployed last. Older versions are suspended: what runs by
 * them goes on, nothing new starts by them.
 */
export async function deployModel(trx: Kysely<unknown>, context: CallerContext, model: ModelRow): Promise<Deployed> {
  const tables = processTables(trx);
  const hash = hashDrawing(model.bpmn_xml);
  // By organisation and key, so that the versions of a key go on when its model was deleted and made anew.
  const last = await tables
    .selectFrom('process_definition')
    .select(['id', 'version', 'xml_hash', 'name', 'model_id', 'suspension_state'])
    .where('org_id', '=', model.org_id)
    .where('key', '=', model.key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const same =
    last?.model_id === model.id &&
    last.suspension_state === SUSPENSION.active &&
    last.name === model.name &&
    hash.equals(last.xml_hash);
  if (last && same) return { id: last.id, version: last.version, changed: false };

  await tables
    .updateTable('process_definition')
    .set({ suspension_state: SUSPENSION.suspended })
    .where('org_id', '=', model.org_id)
    .where('key', '=', model.key)
    .execute();
  const id = newId(context.now);
  const version = (last?.version ?? 0) + 1;
  await tables
    .insertInto('process_definition')
    .values({
      id,
      version,
      org_id: model.org_id,
      model_id: model.id,
      key: model.key,
      name: model.name,
      bpmn_xml: model.bpmn_xml,
      xml_hash: hash,
      deployed_at: new Date(context.now).toISOString(),
      deployed_by: context.caller.id,
      suspension_state: SUSPENSION.active,
      description: model.description,
      category: model.category,
      flavour: model.flavour,
      form_type: model.form_type,
      form_id: model.form_id,
      form_custom_create_path: model.form_custom_create_path,
      form_custom_view_path: model.form_custom_view_path,
      nobody_policy: model.nobody_policy,
      manager_user_ids: [...model.manager_user_ids],
    })
    .execute();
  return { id, version, changed: true };
}
