import { HOUSE_RESULT, HOUSE_STATUS, houseapprove, housedefect, type RowOf } from '@gongdi/domain';
import { refused } from '../../../handler/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { sharesHandler } from './shares.ts';

type House = RowOf<typeof houseapprove>;

/** A house goes to its owner, and is accepted, only when nothing is left to correct. */
async function nothingLeft(trx: Db, { id, house_status, items }: House, { before }: WriteContext): Promise<void> {
  const later: number[] = [HOUSE_STATUS.signing, HOUSE_STATUS.passed];
  if (!later.includes(house_status) || before?.['house_status'] === house_status) return;
  const { open } = await trx
    .selectFrom('house_defect')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('house_id', '=', id)
    .where('status', 'in', [1, 2])
    .executeTakeFirstOrThrow();
  if (open > 0)
    throw refused('house_status', {
      zh: `还有 ${open} 个缺陷未闭合，请先整改并复查`,
      en: `${open} defects are not closed; correct and recheck them first`,
    });
  const inspected = (items ?? []) as { room: string; item: string; result: number }[];
  const waiting = inspected.find(({ result }) => result === HOUSE_RESULT.open);
  if (waiting || inspected.length === 0)
    throw refused('items', {
      zh: waiting ? `“${waiting.room} ${waiting.item}”尚未检查，请先验收` : '尚未验收，请先逐项检查',
      en: waiting ? `“${waiting.room} ${waiting.item}” is not inspected yet` : 'Nothing is inspected yet',
    });
  const failed = inspected.find(({ result }) => result === HOUSE_RESULT.failed);
  if (failed)
    throw refused('items', {
      zh: `“${failed.room} ${failed.item}”为不合格，整改后请重新验收`,
      en: `“${failed.room} ${failed.item}” has failed; inspect again after the correction`,
    });
}

/** Refuses a defect of a house that is accepted: that is a case of warranty. */
async function ofOpenHouse(trx: Db, { house_id }: RowOf<typeof housedefect>, { before }: WriteContext): Promise<void> {
  if (before) return;
  // The lock keeps the house from being signed between this look and the end of the transaction.
  const house = await trx
    .selectFrom('house')
    .select(['house_name', 'house_status'])
    .where('id', '=', house_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (house.house_status === HOUSE_STATUS.passed)
    throw refused('house_id', {
      zh: `${house.house_name} 已通过分户验收，请按保修登记`,
      en: `${house.house_name} is accepted; this is a case of warranty`,
    });
}

/** A new house gets the items of the installation, each still to be inspected. */
async function withItems(trx: Db, { id, items }: House, { before }: WriteContext, lines: string): Promise<void> {
  if (before || (items ?? []).length > 0) return;
  const rows = lines.split('\n').flatMap((line) => {
    const [room = '', ...words] = line.split('|').map((part) => part.trim());
    const item = words.join('|');
    return room && item ? [{ room: room.slice(0, 40), item: item.slice(0, 120), result: HOUSE_RESULT.open }] : [];
  });
  if (rows.length > 0)
    await trx
      .updateTable('house')
      .set({ items: JSON.stringify(rows) as never })
      .where('id', '=', id)
      .execute();
}

export default defineRoom({
  handlers: ({ db }) => [sharesHandler(db)],
  afterWrite: (ground) => [
    afterWrite(houseapprove, (trx, row, context) => withItems(trx, row, context, ground().setting('house_items'))),
    afterWrite(houseapprove, nothingLeft),
    afterWrite(housedefect, ofOpenHouse),
  ],
});
