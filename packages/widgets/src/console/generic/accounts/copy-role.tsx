import { permission, rolemanage } from '@gongdi/domain';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { usePermissions, useText } from '../../ground/context/console-context.tsx';
import { ownActions } from '../resource/screen/own-actions.tsx';

const CopyRoleDialog = lazyPart(async () => ({ default: (await import('./copy-role-dialog.tsx')).CopyRoleDialog }));

/** Copies any visible role to a new role of the user's own organisation. */
export const copyRole = ownActions((row) => {
  const text = useText();
  const may = usePermissions()(permission(rolemanage.name, 'add'));
  const [open, setOpen] = useState(false);
  return {
    actions: may ? [{ key: 'copy', label: text.copy, does: () => setOpen(true) }] : [],
    dialogs: open && (
      <Suspense fallback={null}>
        <CopyRoleDialog row={row} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
});
