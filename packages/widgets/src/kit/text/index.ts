import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type KitText } from './zh.ts';

export type { KitText } from './zh.ts';
export const kitText: Record<Lang, KitText> = { zh, en };
