import { enterprise, permission } from '@gongdi/domain';
import { useState } from 'react';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { CheckDialog } from './check-company.tsx';
import { TagDialog } from './tag-company.tsx';

/** Checking and tagging a company. */
export const companyActions = ownActions((row) => {
  const text = useText();
  const may = usePermissions();
  const [open, setOpen] = useState<'check' | 'tag'>();
  const close = () => setOpen(undefined);
  const actions = [
    { key: 'check', label: text.companyCheck, does: () => setOpen('check') },
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
});
