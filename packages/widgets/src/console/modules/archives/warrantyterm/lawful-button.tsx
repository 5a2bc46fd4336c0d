import { permission, warrantyterm } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { Permitted } from '../../../ground/context/console-context.tsx';
import { useWarrantyText } from './text/index.ts';

const LawfulDialog = lazyDialog(async () => ({ default: (await import('./lawful-dialog.tsx')).LawfulDialog }));

/** Opens the dialog that records the warranties of the law. */
export function LawfulButton() {
  const text = useWarrantyText();
  const [open, setOpen] = useState(false);
  return (
    <Permitted code={permission(warrantyterm.name, 'lawful')}>
      <Button onClick={() => setOpen(true)}>{text.lawful}</Button>
      {open && <LawfulDialog onClose={() => setOpen(false)} />}
    </Permitted>
  );
}
