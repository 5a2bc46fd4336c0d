import { HISTORY, logActions, type AnyResource, type Lang } from '@gongdi/domain';
import type { RecordText } from './text/zh.ts';

/** Returns the words for an action on a record, as they follow the name of whoever did it. */
export function actionWords(
  resource: AnyResource,
  action: string,
  lang: Lang,
  text: Pick<RecordText, 'commented' | 'begun' | 'fallen' | 'ended'>,
): string {
  if (action === 'comment') return text.commented;
  if (action === HISTORY.begun) return text.begun;
  if (action === HISTORY.fallen) return text.fallen;
  if (action === HISTORY.ended) return text.ended;
  const own = resource.actions?.[action]?.label;
  return (own ?? logActions({ subject: resource.name }).find(({ value }) => value === action)?.label)?.[lang] ?? action;
}
