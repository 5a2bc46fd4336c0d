import { BarChartOutlined } from '@ant-design/icons';
import { garbagesorting } from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { useGarbageText } from './text/index.ts';

function StatisticsButton() {
  const text = useGarbageText();
  const navigate = useNavigate();
  return (
    <Button icon={<BarChartOutlined aria-hidden />} onClick={() => void navigate(`/${garbagesorting.name}/statistics`)}>
      {text.statistics}
    </Button>
  );
}

export default defineScreen({ listActions: StatisticsButton });
