import { convertModel, isOperaton, readModel, writeModel, type EngineFlavour, type Model } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import type { EngineAdapter, EngineKind } from '@gongdi/engines';
import type { Db } from '../../store/index.ts';
import type { DeployedDefinition, Trx } from '../types.ts';
import { asked } from './failure.ts';
import { outsideLabel } from './text/index.ts';

/** The flavour that each engine reads. Camunda 8 receives models drawn for it unchanged. */
export const FLAVOUR: Partial<Record<EngineKind, EngineFlavour>> = {
  camunda7: 'camunda',
  flowable: 'flowable',
  activiti: 'activiti',
};
/** Newer versions of Camunda refuse a process without a history time to live. */
export const KEPT = 'P180D';

/**
 * Returns whether a drawing is sent unchanged. An engine that answers like Camunda 7 may be Operaton, which reads its
 * own attribute names.
 */
export const goesAsItIs = ({ flavour, foreign, isForeign }: Model, to: EngineFlavour): boolean =>
  flavour === to || (to === 'camunda' && isForeign && foreign.every(isOperaton));

/**
 * Converts a drawing to the flavour of the engine. @throws GongdiError `conflict` when the conversion would lose
 * something that matters
 */
async function drawnFor(kind: EngineKind, xml: string): Promise<string> {
  const to = FLAVOUR[kind];
  if (to === undefined) return xml;
  const { model } = await readModel(xml);
  if (!model) throw new GongdiError('conflict', { label: outsideLabel('unreadable') });
  if (goesAsItIs(model, to)) return xml;
  const converted = convertModel(model, { to, historyTimeToLive: KEPT });
  const first = converted.report.find(({ kind }) => kind === 'refused');
  const written = converted.model && writeModel(converted.model).xml;
  const { unlike } = await import('@gongdi/bpmn/losses');
  const [lost] = written === undefined ? [] : unlike(xml, written, { report: converted.report });
  if (written !== undefined && !lost) return written;
  const why = first?.why ?? lost?.message ?? outsideLabel('unreadable');
  throw new GongdiError('conflict', { label: outsideLabel('unconvertible', { why: { zh: why.zh, en: why.en } }) });
}

/** Deploys a definition to the engine, and stores the id that it has there. */
export async function deployOutside(trx: Trx, adapter: EngineAdapter, definition: DeployedDefinition): Promise<void> {
  const xml = await drawnFor(adapter.kind, definition.xml);
  const { definitions } = await asked(adapter.deploy([{ name: `${definition.key}.bpmn`, xml }]));
  const made = definitions.find(({ key }) => key === definition.key);
  if (!made) throw new GongdiError('conflict', { label: outsideLabel('notDeployed') });
  await trx
    .insertInto('engine_outside_definition')
    .values({ definition_id: definition.id, outside_id: made.id })
    .onConflict((row) => row.column('definition_id').doUpdateSet({ outside_id: made.id }))
    .execute();
}

/**
 * Returns the engine's id of a definition. @throws GongdiError `conflict` when the definition was deployed before
 * this engine was configured
 */
export async function outsideIdOf(db: Db, definition: string): Promise<string> {
  const row = await db
    .selectFrom('engine_outside_definition')
    .select('outside_id')
    .where('definition_id', '=', definition)
    .executeTakeFirst();
  if (row) return row.outside_id;
  throw new GongdiError('conflict', { label: outsideLabel('notDeployed') });
}

/** Returns our definition for an id of the engine; undefined if it was not deployed from here. */
export async function definitionOf(db: Db, outside: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('engine_outside_definition')
    .select('definition_id')
    .where('outside_id', '=', outside)
    .orderBy('definition_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.definition_id;
}
