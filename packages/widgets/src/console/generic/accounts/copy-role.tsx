import { permission, rolemanage } from '@gongdi/domain';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { Permitted, useText } from '../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../resource/screen.ts';

const CopyRoleDialog = lazyPart(async () => ({ default: (await import('./copy-role-dialog.tsx')).CopyRoleDialog }));

/** Button that copies any visible role to a new role of the user's own organisation. */
export function CopyRole({ row }: ScreenRowProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <Permitted code={permission(rolemanage.name, 'add')}>
      <Button type="link" size="small" className="gd-data-row-action" onClick={() => setOpen(true)}>
        {text.copy}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CopyRoleDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Permitted>
  );
}
