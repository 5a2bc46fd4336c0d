import { labourprojectmanage } from '@gongdi/domain';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { useLabourText } from './text/index.ts';

/** Leads from the labour face of a project to its rights notice. */
export const noticeAction = ownActions((row) => {
  const text = useLabourText();
  const does = `/${labourprojectmanage.name}/notice?id=${encodeURIComponent(row.id)}`;
  return { actions: [{ key: 'notice', label: text.notice, does }] };
});
