import type { Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { en } from './en.ts';
import { zh, type PhoneText } from './zh.ts';

const texts: Record<Lang, PhoneText> = { zh, en };

export function usePhoneText(): PhoneText {
  return texts[useLang()];
}
