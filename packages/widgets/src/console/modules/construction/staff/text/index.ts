import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type StaffText } from './zh.ts';

const texts: Record<Lang, StaffText> = { zh, en };

export const useStaffText = (): StaffText => texts[useLang()];
