import { permission, wall } from '@gongdi/domain';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useWallText } from './text/index.ts';

const LinksDialog = lazyDialog(async () => ({ default: (await import('./links/links-dialog.tsx')).LinksDialog }));

/** What can be done with a wall besides changing its record: show it, arrange its pages, and make public links. */
export const wallActions = ownActions((row) => {
  const text = useWallText();
  const may = usePermissions();
  const [open, setOpen] = useState(false);
  const query = new URLSearchParams({ id: row.id });
  return {
    actions: [
      { key: 'show', label: text.show, does: `/wall/show?${query}` },
      ...(may(permission(wall.name, 'edit'))
        ? [{ key: 'arrange', label: text.arrange, does: `/wall/arrange?${query}` }]
        : []),
      ...(may(permission(wall.name, 'publish'))
        ? [{ key: 'links', label: text.links, does: () => setOpen(true) }]
        : []),
    ],
    dialogs: open && <LinksDialog wall={row.id} onClose={() => setOpen(false)} />,
  };
});
