import { permission } from '@gongdi/domain';
import { Button, Result, Space } from 'antd';
import { useNavigate } from 'react-router';
import { usePermissions } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';

/** Shown in place of an instance that the user may not see, in most cases because a link to it is old. */
export function InstanceMissing() {
  const text = useApprovalText();
  const may = usePermissions();
  const navigate = useNavigate();
  return (
    <div className="gd-console-center" role="alert">
      <Result
        status="404"
        title={text.missing}
        subTitle={text.missingHint}
        extra={
          <Space wrap>
            {may(permission('bpm-task', 'list')) && (
              <Button type="primary" onClick={() => void navigate('/bpm/task/todo')}>
                {text.toTodo}
              </Button>
            )}
            {may(permission('bpm-process-instance', 'list')) && (
              <Button onClick={() => void navigate('/bpm/task/my')}>{text.toMine}</Button>
            )}
          </Space>
        }
      />
    </div>
  );
}
