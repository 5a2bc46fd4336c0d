import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type MaterialCodeText } from './zh.ts';

const texts: Record<Lang, MaterialCodeText> = { zh, en };

export const useMaterialCodeText = (): MaterialCodeText => texts[useLang()];
