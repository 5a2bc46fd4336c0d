import { CalendarOutlined } from '@ant-design/icons';
import { workdiary } from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useProject } from '../../../ground/project/project.ts';
import { useDiaryText } from './text/index.ts';

/** Leads to the calendar that shows which days have a diary, and where each begins. */
export function CalendarButton() {
  const text = useDiaryText();
  const navigate = useNavigate();
  const project = useProject();
  const query = project === null ? '' : `?project_id=${encodeURIComponent(project)}`;
  return (
    <Button
      icon={<CalendarOutlined aria-hidden />}
      onClick={() => void navigate(`/${workdiary.name}/calendar${query}`)}
    >
      {text.calendar}
    </Button>
  );
}
