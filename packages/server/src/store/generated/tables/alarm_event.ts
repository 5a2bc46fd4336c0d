// Written by `npm run migration` from the database that the migrations make.
import type { GeneratedAlways } from 'kysely';

export interface AlarmEventTable {
  id: GeneratedAlways<number>;
  alarm_id: string;
  at: string;
  alarm_state: number;
  level: number;
  value: number | null;
  account_id: string | null;
}
