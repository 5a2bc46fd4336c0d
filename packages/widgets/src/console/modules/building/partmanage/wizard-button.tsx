import { ApartmentOutlined } from '@ant-design/icons';
import { partmanage, permission } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { Permitted } from '../../../ground/context/console-context.tsx';
import { usePartText } from './text/index.ts';

const WizardDialog = lazyDialog(async () => ({ default: (await import('./wizard-dialog.tsx')).WizardDialog }));

/** Opens the wizard that generates blocks, floors and sections. */
export function WizardButton() {
  const text = usePartText();
  const [open, setOpen] = useState(false);
  return (
    <Permitted code={permission(partmanage.name, 'wizard')}>
      <Button icon={<ApartmentOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text.wizard}
      </Button>
      {open && <WizardDialog onClose={() => setOpen(false)} />}
    </Permitted>
  );
}
