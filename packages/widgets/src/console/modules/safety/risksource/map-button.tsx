import { HeatMapOutlined } from '@ant-design/icons';
import { risksource } from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useRiskText } from './text/index.ts';

/** The way to the four-colour map. */
export function MapButton() {
  const text = useRiskText();
  const navigate = useNavigate();
  return (
    <Button
      icon={<HeatMapOutlined aria-hidden />}
      onClick={() => void navigate(`/${risksource.name}/map`, { state: COMES_BACK })}
    >
      {text.map}
    </Button>
  );
}
