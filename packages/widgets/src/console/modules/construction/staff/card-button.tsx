import { IdcardOutlined } from '@ant-design/icons';
import { permission, staff } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { Permitted } from '../../../ground/context/console-context.tsx';
import { useStaffText } from './text/index.ts';

const CardDialog = lazyDialog(() => import('./card-dialog.tsx'));

/** Begins a registration with what an identity-card reader sends. */
export function CardButton() {
  const text = useStaffText();
  const [open, setOpen] = useState(false);
  return (
    <Permitted code={permission(staff.name, 'add')}>
      <Button icon={<IdcardOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text.card}
      </Button>
      {open && <CardDialog onClose={() => setOpen(false)} />}
    </Permitted>
  );
}
