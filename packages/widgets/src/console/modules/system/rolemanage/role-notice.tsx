import { isBuiltIn, rolemanage } from '@gongdi/domain';
import { Alert } from 'antd';
import { useText } from '../../../ground/context/console-context.tsx';
import { copyRole } from '../../../generic/accounts/copy-role.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';

/** Explains why the role cannot be edited, and offers what to do instead. */
export function RoleNotice({ row }: ScreenRowProps) {
  const text = useText();
  if (!isBuiltIn(rolemanage, row)) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={text.builtInRole}
      className="gd-console-record-notice"
      action={<copyRole.view row={row} />}
    />
  );
}
