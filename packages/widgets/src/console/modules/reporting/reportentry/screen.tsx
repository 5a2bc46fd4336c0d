import { REPORT_KIND } from '@gongdi/domain';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useEntryText } from './text/index.ts';

/** Pages of the records that reports are made from, by kind. */
const PAGES: Readonly<Record<number, string>> = {
  [REPORT_KIND.project]: 'projectmanage',
  [REPORT_KIND.unit]: 'participating',
  [REPORT_KIND.team]: 'org',
  [REPORT_KIND.person]: 'staff',
  [REPORT_KIND.movement]: 'movement',
  [REPORT_KIND.attendance]: 'attendancerecord',
  [REPORT_KIND.wages]: 'payroll',
  [REPORT_KIND.training]: 'train',
};

/** Leads to the record that is reported: there its data are corrected. */
const source = ownActions((row) => {
  const may = usePermissions();
  const text = useEntryText();
  const page = PAGES[Number(row['kind'])];
  const id = row['subject_id'];
  if (page === undefined || typeof id !== 'string' || !may(`${page}|detail`)) return { actions: [] };
  return { actions: [{ key: 'source', label: text.source, does: `/${page}/detail?id=${encodeURIComponent(id)}` }] };
});

export default defineScreen({ rowActions: source });
