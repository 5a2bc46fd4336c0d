import {
  CONTRACT_PAPER,
  contractbill,
  fenOf,
  measuredOf,
  sumFen,
  thousandthsOf,
  WORKS_CONTRACT,
  worthOf,
  yuanOf,
  type contractchange,
  type RowOf,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { asServer } from '../../../wages/index.ts';
import { checkOther, checkState, lockedContract, type Contract } from './ground.ts';
import { checkUnsettled } from './paper-rules.ts';
import { refusal } from './text/index.ts';

type Row = RowOf<typeof contractchange>;
type Line = Row['lines'][number];

/** An item of the bill after the change. */
interface Changed {
  line: Line;
  /** Absent: a new item. */
  item?: { id: string; changed: number };
  /** By how much the value of the item changes, fen. */
  amount: number;
}

/** Keeps the rules of a change whenever one is written; approving it changes bill and price. */
export async function keepChange(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  const approves = row.change_status === CONTRACT_PAPER.approved && before?.change_status !== CONTRACT_PAPER.approved;
  if (approves) return approve(trx, row, context);
  const changed = await changedItems(trx, row, context);
  const change_amount = yuanOf(sumFen(changed.map(({ amount }) => amount)));
  await trx.updateTable('contract_change').set({ change_amount }).where('id', '=', row.id).execute();
}

async function approve(trx: Db, row: Row, context: WriteContext): Promise<void> {
  checkOther(row.approved_by, row.created_by);
  const contract = await lockedContract(trx, row.contract_id);
  checkState(contract, [WORKS_CONTRACT.active]);
  await checkUnsettled(trx, contract.id);
  const changed = await changedItems(trx, row, context);
  for (const { line, item } of changed)
    if (item)
      await trx.updateTable('bill_item').set({ changed_quantity: item.changed }).where('id', '=', item.id).execute();
    else await addItem(trx, contract, row, line, context);
  const amount = sumFen(changed.map((one) => one.amount));
  await trx
    .updateTable('works_contract')
    .set({ changes_amount: yuanOf(fenOf(contract.changes_amount) + amount) })
    .where('id', '=', contract.id)
    .execute();
}

async function addItem(trx: Db, contract: Contract, row: Row, line: Line, { now, account_id }: WriteContext) {
  await resourceRepository(trx, contractbill).insert(asServer(contract.org_id, account_id, now), {
    contract_id: contract.id,
    section_path: '变更新增',
    item_code: line.item_code.trim(),
    item_name: line.item_name!,
    unit: line.unit!,
    quantity: 0,
    unit_price: line.unit_price!,
    changed_quantity: line.quantity,
    change_id: row.id,
  });
}

/** What the lines do to the bill. @throws GongdiError that names the line which cannot be done */
async function changedItems(trx: Db, row: Row, context: WriteContext): Promise<Changed[]> {
  const codes = row.lines.map(({ item_code }) => item_code.trim());
  const items = await trx
    .selectFrom('bill_item')
    .select(['id', 'item_code', 'unit_price', 'quantity', 'changed_quantity', 'measured_quantity'])
    .where('contract_id', '=', row.contract_id)
    .where('item_code', 'in', codes)
    .execute();
  const byCode = new Map(items.map((item) => [item.item_code, item]));
  return row.lines.map((line) => {
    const code = line.item_code.trim();
    const by = thousandthsOf(line.quantity);
    if (Math.abs(by - line.quantity * 1000) > 1e-6) throw refusal(context, 'lines', 'decimals', { code });
    const item = byCode.get(code);
    if (!item) {
      if (!line.item_name || !line.unit || !line.unit_price) throw refusal(context, 'lines', 'unknownCode', { code });
      if (by <= 0) throw refusal(context, 'lines', 'newBelow', { code });
      return { line, amount: worthOf(by, fenOf(line.unit_price)) };
    }
    const price = fenOf(item.unit_price);
    if (line.unit_price && fenOf(line.unit_price) !== price)
      throw refusal(context, 'lines', 'knownPrice', { code, price: item.unit_price });
    const changed = thousandthsOf(item.changed_quantity);
    const now = thousandthsOf(item.quantity) + changed;
    const left = now - thousandthsOf(item.measured_quantity);
    if (left + by < 0)
      throw refusal(context, 'lines', 'below', { code, left: measuredOf(left), less: measuredOf(-by) });
    return {
      line,
      item: { id: item.id, changed: measuredOf(changed + by) },
      amount: worthOf(now + by, price) - worthOf(now, price),
    };
  });
}
