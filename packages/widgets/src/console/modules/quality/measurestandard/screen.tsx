import { measurestandard, permission } from '@gongdi/domain';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { copied } from './copied.ts';
import { useStandardText } from './text/index.ts';

export default defineScreen({
  rowActions: ownActions((row) => {
    const may = usePermissions();
    const text = useStandardText();
    if (!may(permission(measurestandard.name, 'add'))) return { actions: [] };
    const does = `/${measurestandard.name}/add?copy=${encodeURIComponent(row.id)}`;
    return { actions: [{ key: 'copy', label: text.copy, does }] };
  }),
  begins: copied,
});
