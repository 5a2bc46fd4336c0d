import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type DevicePageText } from './zh.ts';

const texts: Record<Lang, DevicePageText> = { zh, en };

export const useDeviceText = (): DevicePageText => texts[useLang()];
