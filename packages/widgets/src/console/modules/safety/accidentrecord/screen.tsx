import { permission } from '@gongdi/domain';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useAccidentText } from './text/index.ts';

const PolicyDialog = lazyPart(() => import('./policy-dialog.tsx'));

export default defineScreen({
  rowActions: ownActions((row) => {
    const text = useAccidentText();
    const [open, setOpen] = useState(false);
    const may = usePermissions()(permission('safetyinsurance', 'report'));
    if (!may) return { actions: [] };
    return {
      actions: [{ key: 'report', label: text.report, does: () => setOpen(true) }],
      dialogs: open && (
        <Suspense>
          <PolicyDialog accident={row} onClose={() => setOpen(false)} />
        </Suspense>
      ),
    };
  }),
});
