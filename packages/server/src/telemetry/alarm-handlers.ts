import { calls } from '@gongdi/api';
import { earlywarn, type LevelNumber } from '@gongdi/domain';
import type { NotNull } from 'kysely';
import { handle, type Handler } from '../handler/index.ts';
import { resourceRepository, type Db } from '../store/index.ts';

/** Handler for the history of an alarm. The calls to list, acknowledge and close alarms come from the resource. */
export function alarmHandlers(db: Db): Handler[] {
  return [
    handle(calls.device.alarmEvents, async ({ params: { alarm_id } }, { caller, now }) => {
      const access = { scope: caller.scope, account_id: caller.id, org_id: caller.org_id, now };
      await resourceRepository(db, earlywarn).get(access, alarm_id);
      return db
        .selectFrom('alarm_event as e')
        .leftJoin('account as a', 'a.id', 'e.account_id')
        .select(['e.at', 'e.alarm_state', 'e.level', 'e.value', 'a.nickname as account_name'])
        .where('e.alarm_id', '=', alarm_id)
        .orderBy('e.id')
        .limit(1000)
        .$narrowType<{ level: LevelNumber; value: NotNull }>()
        .execute();
    }),
  ];
}
