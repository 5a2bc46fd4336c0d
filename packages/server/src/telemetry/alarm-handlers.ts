import { calls } from '@gongdi/api';
import { earlywarn, type LevelNumber } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { handle, type Handler } from '../handler/index.ts';
import { resourceRepository } from '../store/index.ts';

/** The history of alarms; their list, acknowledging and closing come from the resource. */
export function alarmHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.device.alarmEvents, async ({ params: { alarm_id } }, { caller, now }) => {
      const access = { scope: caller.scope, account_id: caller.id, org_id: caller.org_id, now };
      await resourceRepository(db, earlywarn).get(access, alarm_id);
      const { rows } = await sql<{
        at: string;
        alarm_state: number;
        level: LevelNumber;
        value: number;
        account_name: string | null;
      }>`select e.at, e.alarm_state, e.level, e.value, a.nickname as account_name
        from alarm_event e left join account a on a.id = e.account_id
        where e.alarm_id = ${alarm_id} order by e.id limit 1000`.execute(db);
      return rows;
    }),
  ];
}
