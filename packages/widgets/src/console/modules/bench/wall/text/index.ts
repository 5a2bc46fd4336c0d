import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type WallText } from './zh.ts';

const texts: Record<Lang, WallText> = { zh, en };

export const useWallText = (): WallText => texts[useLang()];
