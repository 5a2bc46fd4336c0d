import { calls } from '@gongdi/api';
import type { Kysely } from 'kysely';
import { handle, type Handler } from '../../handler/index.ts';
import { pageOfQuery } from '../paging.ts';
import { processTables } from '../tables.ts';
import { found, runsVisibleInstance, usableBy } from '../visibility.ts';
import { DEFINITION_COLUMNS } from './definition-store.ts';

const { workflow } = calls;

/** The code behind the calls of definitions. */
export function definitionHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(workflow.definitionPage, async ({ query }, { caller }) => {
      let rows = processTables(db)
        .selectFrom('process_definition as d')
        .select(DEFINITION_COLUMNS)
        .where(usableBy(caller, 'd.org_id'))
        .orderBy('d.deployed_at', 'desc')
        .orderBy('d.id', 'desc');
      if (query.key) rows = rows.where('d.key', '=', query.key);
      if (query.suspension_state !== undefined) rows = rows.where('d.suspension_state', '=', query.suspension_state);
      return pageOfQuery(db, rows, query);
    }),
    handle(workflow.definitionXml, async ({ query }, { caller }) => {
      const row = await processTables(db)
        .selectFrom('process_definition as d')
        .select('d.bpmn_xml')
        .where('d.id', '=', query.id)
        .where((eb) => eb.or([usableBy(caller, 'd.org_id'), runsVisibleInstance(caller)]))
        .executeTakeFirst();
      return found(row).bpmn_xml;
    }),
  ];
}
