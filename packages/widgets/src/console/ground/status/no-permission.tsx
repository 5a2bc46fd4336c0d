import { Result } from 'antd';
import { useText } from '../context/console-context.tsx';

/** Instead of what the user may not see. */
export function NoPermission() {
  const text = useText();
  return (
    <div className="gd-center" role="alert">
      <Result status="403" title={text.noPermissionTitle} subTitle={text.noPermissionText} />
    </div>
  );
}
