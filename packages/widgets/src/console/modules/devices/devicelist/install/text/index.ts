import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type DeviceInstallText } from './zh.ts';

const texts: Record<Lang, DeviceInstallText> = { zh, en };

export const useInstallText = (): DeviceInstallText => texts[useLang()];
