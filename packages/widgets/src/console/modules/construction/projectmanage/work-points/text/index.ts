import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type WorkPointText } from './zh.ts';

const texts: Record<Lang, WorkPointText> = { zh, en };

export const useWorkPointText = (): WorkPointText => texts[useLang()];
