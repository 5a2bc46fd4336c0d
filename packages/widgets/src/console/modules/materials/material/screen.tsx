import { MATERIAL, materialuse, permission } from '@gongdi/domain';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { addPage } from '../../../generic/materials/add-page.ts';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';

export default defineScreen({
  code: {
    line: 'batch_number',
    // Console specification, section 2.1: the address contains a separate public code, because anybody can open the
    // page.
    openPage: ({ public_code: code }) => (typeof code === 'string' ? `/qrcode/material?id=${code}` : undefined),
  },
  rowActions: ownActions((row) => {
    const text = useMaterialsText();
    const may = usePermissions()(permission(materialuse.name, 'add'));
    const isUsable = row['acceptance_status'] === MATERIAL.accepted && row['recalled'] !== true;
    if (!may || !isUsable || !(Number(row['stock_quantity']) > 0)) return { actions: [] };
    return { actions: [{ key: 'use', label: text.use, does: addPage(materialuse, row, { material_id: row.id }) }] };
  }),
});
