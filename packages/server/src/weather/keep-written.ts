import { WEATHER_SOURCE, type projectweather, type RowOf } from '@gongdi/domain';
import type { Db } from '../store/index.ts';

/** What a person has written or changed is theirs: the next answer of the provider does not replace it. */
export async function keepWritten(trx: Db, { id, source }: RowOf<typeof projectweather>): Promise<void> {
  if (source === WEATHER_SOURCE.written) return;
  await trx.updateTable('weather_day').set({ source: WEATHER_SOURCE.written }).where('id', '=', id).execute();
}
