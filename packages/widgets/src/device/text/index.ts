import type { Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type DeviceText } from './zh.ts';

export type { DeviceText } from './zh.ts';
export const deviceText: Record<Lang, DeviceText> = { zh, en };
