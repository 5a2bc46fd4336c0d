import { calls } from '@gongdi/api';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { CalendarButton } from './calendar-button.tsx';

export default defineScreen({
  listActions: CalendarButton,
  details: { notice: lazyPart(() => import('./late-notice.tsx')) },
  opensAdded: true,
  // The diary writes itself: what the records of the day say is in the form, and the author changes and adds.
  begins: async ({ params, client, today }) => {
    const project_id = params.get('project_id');
    const day = params.get('diary_date') ?? today;
    const diary_kind = params.get('diary_kind') === '2' ? 2 : 1;
    const part_id = params.get('part_id');
    const begun = { diary_date: day, diary_kind, ...(part_id !== null && { part_id }) };
    if (project_id === null) return begun;
    const query = { project_id, day, kind: diary_kind, ...(part_id !== null && { part_id }) };
    const { weather, heads, lines } = await client.call(calls.diary.offerOf, { query }, { quiet: true });
    const offered = lines.flatMap(({ field, text }) => (text === '' ? [] : [[field, text]]));
    return {
      ...begun,
      project_id,
      ...weather,
      ...(heads !== null && { heads }),
      ...(Object.fromEntries(offered) as Record<string, string>),
    };
  },
});
