// Written by `npm run migration` from the database that the migrations make.
import type { Json } from '../../columns.ts';

export interface ScheduleCalendarTable {
  plan_id: string;
  calendars: Json<unknown>;
}
