import type { Label } from '../../../label.ts';
import { TRAINING } from '../../../training/kinds.ts';

const NEEDS_TRADE: Label = {
  zh: '班组级教育和转岗教育须选择针对的工种',
  en: 'The team level and a change of trade need the trade',
};

/** The team level counts for one trade only, so these kinds have to name it. */
export function trainingProblems(record: Readonly<Record<string, unknown>>): { path: string; label: Label }[] {
  const { training_kind: kind, trade } = record;
  const needs = kind === TRAINING.team || kind === TRAINING.tradeChange;
  return needs && (trade === null || trade === undefined) ? [{ path: 'trade', label: NEEDS_TRADE }] : [];
}
