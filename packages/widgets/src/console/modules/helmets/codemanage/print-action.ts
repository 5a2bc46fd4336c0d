import { codemanage, helmetcode, permission } from '@gongdi/domain';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { useCodeSheetText } from './text/index.ts';

/** Leads from a batch to the sheet with its codes. */
export const printAction = ownActions((row) => {
  const text = useCodeSheetText();
  const may = usePermissions()(permission(helmetcode.name, 'list'));
  const does = `/${codemanage.name}/print?id=${encodeURIComponent(row.id)}`;
  return { actions: may ? [{ key: 'print', label: text.sheet, primary: true, does }] : [] };
});
