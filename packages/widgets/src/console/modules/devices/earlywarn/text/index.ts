import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';

const zh = {
  ways: '安全帽',
  track: '报警前后的轨迹',
  video: '打开视频',
};

const en: typeof zh = {
  ways: 'Helmet',
  track: 'Track around the alarm',
  video: 'Open its picture',
};

const texts: Record<Lang, typeof zh> = { zh, en };

export const useAlarmText = (): typeof zh => texts[useLang()];
