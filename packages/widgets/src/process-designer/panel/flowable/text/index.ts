import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type ApprovalTexts, zh } from './zh.ts';

export type { ApprovalTexts } from './zh.ts';

export const approvalTexts = (lang: Lang): ApprovalTexts => (lang === 'en' ? en : zh);
