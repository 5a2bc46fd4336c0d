import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `claim_status`. */
export const CLAIM = { reported: 1, filed: 2, assessed: 3, paid: 4, refused: 5, withdrawn: 6 } as const;

export const claimStatus = defineDictionary('claim_status', { zh: '理赔状态', en: 'State of the claim' }, [
  { value: CLAIM.reported, label: { zh: '已报案', en: 'Reported' }, color_type: 'warning' },
  { value: CLAIM.filed, label: { zh: '已立案', en: 'Filed' }, color_type: 'processing' },
  { value: CLAIM.assessed, label: { zh: '已定损', en: 'Assessed' }, color_type: 'processing' },
  { value: CLAIM.paid, label: { zh: '已赔付', en: 'Paid' }, color_type: 'success' },
  { value: CLAIM.refused, label: { zh: '已拒赔', en: 'Refused' }, color_type: 'error' },
  { value: CLAIM.withdrawn, label: { zh: '已撤案', en: 'Withdrawn' }, color_type: 'default' },
]);
