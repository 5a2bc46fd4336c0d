import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `certificate_result`. */
export const CERTIFICATES = { fit: 1, missing: 2, wrong: 3 } as const;

export const certificateResult = defineDictionary('certificate_result', { zh: '质量证明核查', en: 'Certificates' }, [
  { value: CERTIFICATES.fit, label: { zh: '齐全相符', en: 'Complete' }, color_type: 'success' },
  { value: CERTIFICATES.missing, label: { zh: '缺少', en: 'Missing' }, color_type: 'warning' },
  { value: CERTIFICATES.wrong, label: { zh: '与实物不符', en: 'Do not fit' }, color_type: 'error' },
]);

/** Values of `appearance_result`. */
export const APPEARANCE = { fine: 1, poor: 2 } as const;

export const appearanceResult = defineDictionary('appearance_result', { zh: '外观检查', en: 'Appearance' }, [
  { value: APPEARANCE.fine, label: { zh: '合格', en: 'Good' }, color_type: 'success' },
  { value: APPEARANCE.poor, label: { zh: '不合格', en: 'Poor' }, color_type: 'error' },
]);

/** Values of `check_conclusion`. */
export const TAKEOVER = { all: 1, some: 2, none: 3 } as const;

export const checkConclusion = defineDictionary('check_conclusion', { zh: '验收结论', en: 'Conclusion' }, [
  { value: TAKEOVER.all, label: { zh: '接收', en: 'Taken over' }, color_type: 'success' },
  { value: TAKEOVER.some, label: { zh: '部分接收', en: 'Partly taken over' }, color_type: 'warning' },
  { value: TAKEOVER.none, label: { zh: '退货', en: 'Returned' }, color_type: 'error' },
]);
