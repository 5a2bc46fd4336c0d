import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type ApplicantPageText } from './zh.ts';

const texts: Record<Lang, ApplicantPageText> = { zh, en };

export const useApplicantText = (): ApplicantPageText => texts[useLang()];
