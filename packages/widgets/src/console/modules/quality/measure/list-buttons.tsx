import { BarChartOutlined, FormOutlined } from '@ant-design/icons';
import { measure, permission } from '@gongdi/domain';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Permitted } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useMeasureText } from './text/index.ts';
import { useStandards } from './use-standards.ts';

/** The ways to the number pad and to the rates. Code and limits for the pad are loaded while there is a network. */
export function ListButtons() {
  const text = useMeasureText();
  const navigate = useNavigate();
  useStandards();
  useEffect(() => void import('./enter-page.tsx').catch(() => undefined), []);
  return (
    <>
      <Permitted code={permission(measure.name, 'add')}>
        <Button
          icon={<FormOutlined aria-hidden />}
          onClick={() => void navigate(`/${measure.name}/enter`, { state: COMES_BACK })}
        >
          {text.enter}
        </Button>
      </Permitted>
      <Button
        icon={<BarChartOutlined aria-hidden />}
        onClick={() => void navigate(`/${measure.name}/rates`, { state: COMES_BACK })}
      >
        {text.rates}
      </Button>
    </>
  );
}
