import { ApartmentOutlined } from '@ant-design/icons';
import { inspectionlot, permission } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { Permitted } from '../../../ground/context/console-context.tsx';
import { useLotText } from './text/index.ts';

const DivideDialog = lazyDialog(async () => ({ default: (await import('./divide-dialog.tsx')).DivideDialog }));

/** Opens the wizard that divides an item into lots. */
export function DivideButton() {
  const text = useLotText();
  const [open, setOpen] = useState(false);
  return (
    <Permitted code={permission(inspectionlot.name, 'wizard')}>
      <Button icon={<ApartmentOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text.wizard}
      </Button>
      {open && <DivideDialog onClose={() => setOpen(false)} />}
    </Permitted>
  );
}
