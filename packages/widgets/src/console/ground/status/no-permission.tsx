import { Result } from 'antd';
import { useText } from '../context/console-context.tsx';

/** Shown in place of content that the user may not see. */
export function NoPermission() {
  const text = useText();
  return (
    <div className="gd-console-center" role="alert">
      <Result status="403" title={text.noPermissionTitle} subTitle={text.noPermissionText} />
    </div>
  );
}
