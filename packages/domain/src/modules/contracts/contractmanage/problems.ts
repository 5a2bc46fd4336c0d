import type { Label } from '../../../label.ts';
import { fenOf, sumFen } from '../../../money/fen.ts';
import { notBelowZero } from '../fields.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** The most that is paid ahead, percent of the price (财建〔2004〕369号: 10 to 30). */
const MOST_ADVANCE = 30;

const fen = (value: unknown): number | undefined => {
  if (typeof value !== 'string') return undefined;
  try {
    return fenOf(value);
  } catch {
    return undefined;
  }
};

/** What is wrong between the terms of a contract. */
export function contractProblems(record: Readonly<Record<string, unknown>>): { path: string; label: Label }[] {
  const below = notBelowZero(record, ['amount', 'advance_amount', 'safety_prepaid']);
  if (below.length > 0) return below;
  const amount = fen(record['amount']);
  if (amount === undefined) return [];
  const problems: { path: string; label: Label }[] = [];
  const advance = fen(record['advance_amount']) ?? 0;
  if (advance * 100 > amount * MOST_ADVANCE)
    problems.push({
      path: 'advance_amount',
      label: { zh: '预付款超过合同价的 30%，请减少', en: 'The advance is more than 30 % of the price; reduce it' },
    });
  const from = Number(record['recover_from'] ?? 0);
  const to = Number(record['recover_to'] ?? 0);
  if (advance > 0 && !(to > from))
    problems.push({
      path: 'recover_to',
      label: {
        zh: '有预付款时，扣清比例必须大于起扣比例',
        en: 'With an advance, recovery ends at a greater share than it begins',
      },
    });
  if ((fen(record['safety_prepaid']) ?? 0) > amount)
    problems.push({
      path: 'safety_prepaid',
      label: { zh: '安措费预付不能超过合同价', en: 'The safety fee is not more than the price' },
    });
  const plan = Array.isArray(record['plan']) ? (record['plan'] as { month?: unknown; amount?: unknown }[]) : [];
  if (plan.some(({ month }) => typeof month !== 'string' || !MONTH.test(month)))
    problems.push({ path: 'plan', label: { zh: '计划月份写作 2026-10', en: 'Write the months as 2026-10' } });
  if (new Set(plan.map(({ month }) => month)).size < plan.length)
    problems.push({ path: 'plan', label: { zh: '付款计划中有重复的月份', en: 'A month is there twice' } });
  if (sumFen(plan.map((one) => fen(one.amount) ?? 0)) > amount)
    problems.push({
      path: 'plan',
      label: { zh: '付款计划合计超过合同价', en: 'The plan is more than the price in all' },
    });
  return problems;
}
