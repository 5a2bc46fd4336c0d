import { resourceCalls } from '@gongdi/api';
import { safetyChecklist } from '@gongdi/domain';
import type { Beginnings } from '../../../generic/resource/screen/screen.ts';

interface Item {
  item: string;
  remark?: string | null;
  danger_level?: number | null;
}

/** Days to correct what a check has found. */
const TERM = 3;
const DAY = 86_400_000;

/** Begins a correction order with what a failed item of a checklist says, if the link names one. */
export async function fromChecklist({ params, client, user, today }: Beginnings): Promise<Record<string, unknown>> {
  const id = params.get('checklist_id');
  const name = params.get('item');
  if (id === null || name === null) return {};
  const row = await client.call(resourceCalls(safetyChecklist).detail!, { params: { id } }, { quiet: true });
  const found = (row.items as unknown as Item[]).find(({ item }) => item === name);
  if (!found) return {};
  return {
    order_title: found.remark ? `${name}：${found.remark}` : `${row.checklist_name}：${name}`,
    danger_level: found.danger_level ?? 1,
    checklist_item: name,
    project_id: row.project_id,
    photos: row.photos,
    rectifier_id: row.rectifier_id,
    inspector_id: user.id,
    deadline: row.rectify_by ?? new Date(Date.parse(today) + TERM * DAY).toISOString().slice(0, 10),
  };
}
