import { calls } from '@gongdi/api';
import { businessFormPaths, findResource, GongdiError, permission, processedAs } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../handler/index.ts';
import { newestDefinitions } from '../definitions/definition-store.ts';
import type { ProcessDeps } from '../deps.ts';
import { FORM_TYPE } from '../deploy.ts';
import { SUSPENSION } from '../suspension.ts';
import { visibleInstance } from '../visibility.ts';
import { instanceRows } from './instance-store.ts';
import { isInProcess, maySend } from './record-of-start.ts';

/** Upper limit of the process instances shown for one record. */
const MOST = 50;
const START = permission('bpm-process-instance', 'create');

/** Handler that lists the process instances of a record, for the page of the record. */
export function recordProcessHandlers({ db, records }: Pick<ProcessDeps, 'db' | 'records'>): Handler[] {
  return [
    handle(calls.workflow.instanceOfRecord, async ({ query }, context) => {
      const { caller } = context;
      const asked = findResource(query.resource);
      const resource = asked && processedAs(asked);
      if (!asked || !resource) throw new GongdiError('notFound');
      const row = await records.get(db, asked, context, query.id);
      const list = await instanceRows(db)
        .select([sql<boolean>`${visibleInstance(caller)}`.as('visible'), 'e.carry_failure'])
        .where('i.business_key', '=', row.id)
        .where('e.business_resource', '=', resource.name)
        .orderBy('i.started_at', 'desc')
        .orderBy('i.id', 'desc')
        .limit(MOST)
        .execute();
      const may = caller.permissions.has(START) && (await maySend(db, resource, context, row));
      const { create } = businessFormPaths(resource);
      const definitions = may && !(await isInProcess(db, resource, row.id)) ? await newestDefinitions(db, caller) : [];
      return {
        list: list.map(
          ({
            id,
            name,
            status,
            result,
            suspended,
            start_user,
            create_time,
            end_time,
            tasks,
            visible,
            carry_failure,
          }) => ({
            id,
            name,
            status,
            result,
            suspended,
            start_user,
            create_time,
            end_time,
            tasks,
            visible,
            unchanged: carry_failure && carry_failure[context.lang],
          }),
        ),
        startable: definitions
          .filter(
            (one) =>
              one.suspension_state === SUSPENSION.active &&
              one.form_type === FORM_TYPE.page &&
              one.form_custom_create_path === create,
          )
          .map(({ id, name }) => ({ id, name })),
      };
    }),
  ];
}
