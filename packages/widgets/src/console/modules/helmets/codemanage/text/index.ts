import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = {
  sheet: '打印码单',
  back: '返回批次',
  print: '打印',
  count: '{name} · 未使用 {count} 个',
  none: '该批次没有未使用的二维码',
  code: '安全帽二维码 {number}',
};
const en: typeof zh = {
  sheet: 'Sheet to print',
  back: 'Back to the batch',
  print: 'Print',
  count: '{name} · {count} unused',
  none: 'No code of the batch is unused',
  code: 'Code {number} of a helmet',
};

const texts: Record<Lang, typeof zh> = { zh, en };

export const useCodeSheetText = (): typeof zh => texts[useLang()];
