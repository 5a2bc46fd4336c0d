import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type WeatherText } from './zh.ts';

const texts: Record<Lang, WeatherText> = { zh, en };

export const useWeatherText = (): WeatherText => texts[useLang()];
