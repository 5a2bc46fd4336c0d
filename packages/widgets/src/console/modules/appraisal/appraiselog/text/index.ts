import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = {
  score: '评分',
  lines: '逐项评分',
  proof: '证据',
  guaranteed: '保证项目',
  veto: '一票否决',
  vetoed: '成立',
  clear: '未发生',
  absent: '缺项',
};

const en: typeof zh = {
  score: 'Score',
  lines: 'Item by item',
  proof: 'Proof',
  guaranteed: 'Guaranteed',
  veto: 'Veto',
  vetoed: 'Happened',
  clear: 'No',
  absent: 'Not there',
};

const texts: Record<Lang, typeof zh> = { zh, en };

export const useSheetText = () => texts[useLang()];
