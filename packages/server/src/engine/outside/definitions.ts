import { convertModel, isOperaton, readModel, writeModel, type EngineFlavour, type Model } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import type { EngineAdapter, EngineKind } from '@gongdi/engines';
import { sql, type Kysely } from 'kysely';
import type { DeployedDefinition, Trx } from '../types.ts';
import { asked } from './failure.ts';
import { outsideLabel } from './text/index.ts';

/** What each engine reads; Camunda 8 takes models that are drawn for it as they are. */
export const FLAVOUR: Partial<Record<EngineKind, EngineFlavour>> = {
  camunda7: 'camunda',
  flowable: 'flowable',
  activiti: 'activiti',
};
/** Newer versions of Camunda refuse a process that does not say how long its history is kept. */
export const KEPT = 'P180D';

/** Whether a drawing goes to an engine as it is: what answers like Camunda 7 may be Operaton, which reads its own names. */
export const goesAsItIs = ({ flavour, foreign, isForeign }: Model, to: EngineFlavour): boolean =>
  flavour === to || (to === 'camunda' && isForeign && foreign.every(isOperaton));

/** The drawing in the form of the engine. @throws GongdiError `conflict` when something of it would be lost that matters */
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

/** Deploys to the engine, and keeps under which id it knows the definition. */
export async function deployOutside(trx: Trx, adapter: EngineAdapter, definition: DeployedDefinition): Promise<void> {
  const xml = await drawnFor(adapter.kind, definition.xml);
  const { definitions } = await asked(adapter.deploy([{ name: `${definition.key}.bpmn`, xml }]));
  const made = definitions.find(({ key }) => key === definition.key);
  if (!made) throw new GongdiError('conflict', { label: outsideLabel('notDeployed') });
  await sql`
    insert into engine_outside_definition (definition_id, outside_id) values (${definition.id}, ${made.id})
    on conflict (definition_id) do update set outside_id = excluded.outside_id`.execute(trx);
}

/** @throws GongdiError `conflict` when it was deployed before there was this engine */
export async function outsideIdOf(db: Kysely<unknown>, definition: string): Promise<string> {
  const { rows } = await sql<{ outside_id: string }>`
    select outside_id from engine_outside_definition where definition_id = ${definition}`.execute(db);
  if (rows[0]) return rows[0].outside_id;
  throw new GongdiError('conflict', { label: outsideLabel('notDeployed') });
}

/** Our definition of what the engine calls one; undefined when it did not come from here. */
export async function definitionOf(db: Kysely<unknown>, outside: string): Promise<string | undefined> {
  const { rows } = await sql<{ definition_id: string }>`
    select definition_id from engine_outside_definition where outside_id = ${outside}
    order by definition_id desc limit 1`.execute(db);
  return rows[0]?.definition_id;
}
