import { staff } from '@gongdi/domain';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { useStaffText } from './text/index.ts';

/** Leads from a person to the file of the person, made for printing. */
export const fileAction = ownActions((row) => {
  const text = useStaffText();
  const does = `/${staff.name}/file?id=${encodeURIComponent(row.id)}`;
  return { actions: [{ key: 'file', label: text.fileOpen, does }] };
});
