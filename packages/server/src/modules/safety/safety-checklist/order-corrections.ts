import {
  CHECK_RESULTS,
  hiddenDangerRectification,
  type safetyChecklist,
  scoreOf,
  type InputOf,
  type RowOf,
  type ScoredItem,
} from '@gongdi/domain';
import { giveOrders } from '../../../patrols/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';

type Checklist = RowOf<typeof safetyChecklist>;
type Order = InputOf<typeof hiddenDangerRectification>;

interface Item extends ScoredItem {
  section?: string | null;
  item: string;
  remark?: string | null;
  danger_level?: number | null;
}

/** Value of the dictionary `checklist_status`. */
const HANDED_IN = 2;
/** Days to correct, where no template says otherwise. */
const TERM = 3;
const DAY = 86_400_000;

/**
 * Writes the score of a checklist, and makes a correction order of each failed item when the checklist is handed in and
 * names who corrects. An item that has an order already gets no second one.
 */
export async function orderCorrections(trx: Db, row: Checklist, { now, timeZone }: WriteContext): Promise<void> {
  const items = (row.items ?? []) as unknown as Item[];
  const score = scoreOf(items);
  if (score !== (row.score ?? null))
    await trx.updateTable('checklist').set({ score }).where('id', '=', row.id).execute();
  if (row.status !== HANDED_IN || !row.rectifier_id) return;
  const ordered = await trx
    .selectFrom('correction')
    .select('checklist_item')
    .where('checklist_id', '=', row.id)
    .execute();
  const known = new Set(ordered.map((one) => one.checklist_item));
  const failed = items.filter(({ result, item }) => result === CHECK_RESULTS.failed && !known.has(item));
  if (failed.length === 0) return;
  const deadline = row.rectify_by ?? (await lastDay(trx, row));
  const orders = failed.map((one): Order => orderOf(row, one, deadline));
  await giveOrders(trx, hiddenDangerRectification, orders, row, { now, timeZone });
}

function orderOf(row: Checklist, { item, remark, danger_level }: Item, deadline: string): Order {
  return {
    order_title: remark ? `${item}：${remark}` : `${row.checklist_name}：${item}`,
    status: 1,
    danger_level: danger_level ?? 1,
    project_id: row.project_id,
    checklist_id: row.id,
    checklist_item: item,
    photos: row.photos ?? null,
    rectifier_id: row.rectifier_id!,
    inspector_id: row.updated_by ?? row.created_by ?? row.rectifier_id!,
    deadline,
  };
}

/** The last day to correct, by the template of the checklist. */
async function lastDay(trx: Db, { template_id, check_date }: Checklist): Promise<string> {
  const template = template_id
    ? await trx.selectFrom('checklist_template').select('term_days').where('id', '=', template_id).executeTakeFirst()
    : undefined;
  return new Date(Date.parse(check_date) + (template?.term_days ?? TERM) * DAY).toISOString().slice(0, 10);
}
