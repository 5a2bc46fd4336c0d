import { resourceCalls } from '@gongdi/api';
import { accidentrecord } from '@gongdi/domain';
import type { Beginnings } from '../../../generic/resource/screen/screen.ts';

/** Begins the report of an incident with what an accident says, if the link names one. */
export async function fromAccident({ params, client }: Beginnings): Promise<Record<string, unknown>> {
  const accident_id = params.get('accident_id');
  if (accident_id === null) return {};
  const call = resourceCalls(accidentrecord).detail!;
  const row = await client.call(call, { params: { id: accident_id } }, { quiet: true });
  const { happened_on, course, accident_title } = row as unknown as Record<string, string>;
  return {
    accident_id,
    // The hour is not known: noon in China, the same day in most zones. Whoever reports it puts it right.
    incident_at: `${happened_on}T04:00:00.000Z`,
    incident_text: `${accident_title}：${course}`.slice(0, 1000),
  };
}
