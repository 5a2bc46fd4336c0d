import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PublicText } from './zh.ts';

const texts: Record<Lang, PublicText> = { zh, en };

export const usePublicText = (): PublicText => texts[useLang()];
