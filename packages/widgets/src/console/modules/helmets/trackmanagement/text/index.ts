import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type TracksText } from './zh.ts';

const texts: Record<Lang, TracksText> = { zh, en };

export type { TracksText };

export const useTracksText = (): TracksText => texts[useLang()];
