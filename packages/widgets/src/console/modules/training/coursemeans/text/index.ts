import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type CourseText } from './zh.ts';

const texts: Record<Lang, CourseText> = { zh, en };

export const useCourseText = (): CourseText => texts[useLang()];
