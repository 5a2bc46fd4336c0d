import type { Label } from '../label.ts';
import { CHECK_KIND } from './codes.ts';
import { mayFail } from './sample.ts';

/** An item of an inspection lot with the result of its samples. */
export interface CheckedItem {
  item_kind: number;
  item_name: string;
  /** Every piece, or documents: the least number of samples does not apply. */
  whole_flag?: boolean | null | undefined;
  sample_count?: number | null | undefined;
  failed_count?: number | null | undefined;
  /** Of the failed ones, those beyond 1.5 times the limit, or with a serious defect. */
  serious_count?: number | null | undefined;
  /** Share that has to pass where the standard of the trade asks for more, percent: 90 for the cover of steel. */
  rate_due?: number | null | undefined;
}

export type ItemVerdict = 'open' | 'impossible' | 'few' | 'main' | 'serious' | 'rate' | 'failed' | 'passed';

/**
 * Judges an item (GB 50300-2013, 5.0.1 and appendix D; share and 1.5 times the limit by the standards of the trades).
 * @param least samples that the lot needs
 */
export function judgeItem(item: CheckedItem, least: number): ItemVerdict {
  const { sample_count: samples, failed_count: failed, serious_count: serious } = item;
  if (samples === null || samples === undefined || failed === null || failed === undefined) return 'open';
  if (failed > samples || (serious ?? 0) > failed || samples === 0) return 'impossible';
  if (item.whole_flag !== true && samples < least) return 'few';
  if (item.item_kind === CHECK_KIND.main) return failed === 0 ? 'passed' : 'main';
  if ((serious ?? 0) > 0) return 'serious';
  if (typeof item.rate_due === 'number') return (samples - failed) * 100 < item.rate_due * samples ? 'rate' : 'passed';
  return failed > mayFail(samples) ? 'failed' : 'passed';
}

const SAYS: Readonly<Record<Exclude<ItemVerdict, 'passed'>, Label>> = {
  open: { zh: '没有填写抽样数和不合格数', en: 'the samples and how many failed are missing' },
  impossible: { zh: '抽样数、不合格数、严重数互相矛盾', en: 'the counts contradict each other' },
  few: { zh: '抽样数少于最小抽样数量', en: 'fewer samples than the least number' },
  main: { zh: '主控项目有不合格点', en: 'a main item has failed' },
  serious: { zh: '有超过 1.5 倍允许偏差或严重缺陷的点', en: 'points beyond 1.5 times the limit' },
  rate: { zh: '合格率低于要求', en: 'too few passed' },
  failed: { zh: '不合格点数超过合格判定数（附录 D）', en: 'more failed than appendix D allows' },
};

/** Returns what keeps a lot from being presented, the first item first; nothing: its own check has passed. */
export function lotProblems(items: readonly CheckedItem[], least: number): Label[] {
  if (!items.some(({ item_kind }) => item_kind === CHECK_KIND.main))
    return [{ zh: '没有主控项目', en: 'there is no main item' }];
  return items.flatMap((item) => {
    const verdict = judgeItem(item, least);
    if (verdict === 'passed') return [];
    const says = SAYS[verdict];
    return [{ zh: `「${item.item_name}」${says.zh}`, en: `${item.item_name}: ${says.en}` }];
  });
}
