import { BarChartOutlined } from '@ant-design/icons';
import { houseapprove } from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useHouseText } from './text/index.ts';

/** The way to the shares by building. */
export function SharesButton() {
  const text = useHouseText();
  const navigate = useNavigate();
  return (
    <Button
      icon={<BarChartOutlined aria-hidden />}
      onClick={() => void navigate(`/${houseapprove.name}/shares`, { state: COMES_BACK })}
    >
      {text.shares}
    </Button>
  );
}
