import { HELMET_CODE, helmetmanage, permission, type Lang } from '@gongdi/domain';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';

const zh = { register: '登记安全帽', open: '打开安全帽' };
const TEXT: Record<Lang, typeof zh> = { zh, en: { register: 'Register the helmet', open: 'Open the helmet' } };

/** Leads from a scanned code to its helmet; from an unused one to the form that registers the helmet with it. */
export const helmetOfCode = ownActions((row) => {
  const text = TEXT[useLang()];
  const may = usePermissions();
  const { name } = helmetmanage;
  if (row['status'] === HELMET_CODE.bound && may(permission(name, 'detail')))
    return {
      actions: [
        { key: 'open', label: text.open, primary: true, does: `/${name}/detail?id=${String(row['helmet_id'])}` },
      ],
    };
  if (row['status'] !== HELMET_CODE.unused || !may(permission(name, 'add'))) return { actions: [] };
  const query = new URLSearchParams({
    code_id: row.id,
    project_id: String(row['project_id']),
    helmet_number: String(row['code_text']),
  });
  return {
    actions: [{ key: 'register', label: text.register, primary: true, does: `/${name}/add?${query.toString()}` }],
  };
});
