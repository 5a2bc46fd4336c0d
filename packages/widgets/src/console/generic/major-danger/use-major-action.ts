import { permission, type Lang } from '@gongdi/domain';
import { useLang, usePermissions } from '../../ground/context/console-context.tsx';
import type { OwnAction } from '../resource/screen/own-actions.tsx';

const LABEL: Record<Lang, string> = { zh: '登记重大隐患', en: 'Major danger' };
/** Named, not imported: the definition is loaded with its own page. */
const RESOURCE = 'majordanger';

/**
 * Returns the action that enters a major danger with what a record says, for whoever may.
 * @param from the record, as parameter of the link to the form
 */
export function useMajorAction(
  from: Readonly<Record<'order_id', string>> | Readonly<Record<'risk_id', string>>,
): OwnAction[] {
  const lang = useLang();
  const may = usePermissions();
  if (!may(permission(RESOURCE, 'add'))) return [];
  const does = `/${RESOURCE}/add?${new URLSearchParams(from).toString()}`;
  return [{ key: 'major', label: LABEL[lang], danger: true, does }];
}
