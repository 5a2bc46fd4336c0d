import { calls, type Client, type TimelineEntry } from '@gongdi/api';

/** Returns who changed a record last, and how; the timeline knows. Undefined when it cannot be read. */
export async function lastChange(client: Client, resource: string, id: string): Promise<TimelineEntry | undefined> {
  const timeline = await client
    .call(calls.record.timeline, { params: { resource, id }, query: {} }, { quiet: true })
    .catch(() => undefined);
  return timeline?.list.find(({ comment }) => comment === null);
}
