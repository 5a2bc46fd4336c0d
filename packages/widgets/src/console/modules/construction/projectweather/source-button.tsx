import { SettingOutlined } from '@ant-design/icons';
import { permission, projectweather } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { Permitted } from '../../../ground/context/console-context.tsx';
import { useWeatherText } from './text/index.ts';

const SourceDialog = lazyDialog(async () => ({ default: (await import('./source-dialog.tsx')).SourceDialog }));

/** Opens the settings of where the weather comes from. */
export function SourceButton() {
  const text = useWeatherText();
  const [open, setOpen] = useState(false);
  return (
    <Permitted code={permission(projectweather.name, 'configure')}>
      <Button icon={<SettingOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text.configure}
      </Button>
      {open && <SourceDialog onClose={() => setOpen(false)} />}
    </Permitted>
  );
}
