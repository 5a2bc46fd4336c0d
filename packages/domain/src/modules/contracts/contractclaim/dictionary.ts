import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `claim_kind`; the first two are paid, the others taken off. */
export const CLAIM_KIND = { claim: 1, bonus: 2, delay: 3, fine: 4, repair: 5 } as const;
/** Kinds that are taken off the payment. */
export const PENALTIES: readonly number[] = [CLAIM_KIND.delay, CLAIM_KIND.fine, CLAIM_KIND.repair];

export const claimKind = defineDictionary('claim_kind', { zh: '索赔扣款类型', en: 'Kind' }, [
  { value: CLAIM_KIND.claim, label: { zh: '索赔', en: 'Claim' }, color_type: 'processing' },
  { value: CLAIM_KIND.bonus, label: { zh: '奖励', en: 'Bonus' }, color_type: 'success' },
  { value: CLAIM_KIND.delay, label: { zh: '工期违约金', en: 'Damages for delay' }, color_type: 'error' },
  { value: CLAIM_KIND.fine, label: { zh: '质量安全罚款', en: 'Fine' }, color_type: 'error' },
  { value: CLAIM_KIND.repair, label: { zh: '缺陷修复费', en: 'Repair of defects' }, color_type: 'error' },
]);

/** Values of the dictionary `contract_claim_status`. */
export const CONTRACT_CLAIM = { open: 1, granted: 2, refused: 3, withdrawn: 4 } as const;

export const contractClaimStatus = defineDictionary('contract_claim_status', { zh: '处理状态', en: 'State' }, [
  { value: CONTRACT_CLAIM.open, label: { zh: '待答复', en: 'To be answered' }, color_type: 'processing' },
  { value: CONTRACT_CLAIM.granted, label: { zh: '已核定', en: 'Granted' }, color_type: 'success' },
  { value: CONTRACT_CLAIM.refused, label: { zh: '不成立', en: 'Refused' }, color_type: 'error' },
  { value: CONTRACT_CLAIM.withdrawn, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'default' },
]);
