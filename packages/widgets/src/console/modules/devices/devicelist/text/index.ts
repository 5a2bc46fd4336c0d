import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type DeviceText } from './zh.ts';

export const deviceText: Record<Lang, DeviceText> = { zh, en };

export function useDeviceText(): DeviceText {
  return deviceText[useLang()];
}
