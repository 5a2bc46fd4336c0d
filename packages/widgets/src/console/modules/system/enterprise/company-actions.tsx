import { enterprise, permission } from '@gongdi/domain';
import { useState } from 'react';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { CheckDialog } from './check-company.tsx';
import { TagDialog } from './tag-company.tsx';

/** Code of the dictionary `auth_status`. */
const WAITING = 0;

/** Checking and tagging a company. One that waits is there to be checked. */
export const companyActions = ownActions(
  (row) => {
    const text = useText();
    const may = usePermissions();
    const [open, setOpen] = useState<'check' | 'tag'>();
    const close = () => setOpen(undefined);
    const actions = [
      {
        key: 'check',
        label: text.companyCheck,
        primary: row['auth_status'] === WAITING,
        does: () => setOpen('check'),
      },
      { key: 'tag', label: text.companyTag, does: () => setOpen('tag') },
    ].filter(({ key }) => may(permission(enterprise.name, key)));
    return {
      actions,
      dialogs: (
        <>
          {open === 'check' && <CheckDialog row={row} onClose={close} />}
          {open === 'tag' && <TagDialog row={row} onClose={close} />}
        </>
      ),
    };
  },
  { leads: true },
);
