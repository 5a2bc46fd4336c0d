import { permission, projectmanage } from '@gongdi/domain';
import { Link } from 'react-router';
import { usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen.ts';

/** Link from a project to its fence. Users who may not edit the fence can view it. */
export function FenceLink({ row }: ScreenRowProps) {
  const text = useText();
  const may = usePermissions();
  if (!may(permission(projectmanage.name, 'detail')) && !may(permission(projectmanage.name, 'fence'))) return null;
  return (
    <Link to={`/${projectmanage.name}/fence?projectId=${encodeURIComponent(row.id)}`} state={COMES_BACK}>
      {text.fence}
    </Link>
  );
}
