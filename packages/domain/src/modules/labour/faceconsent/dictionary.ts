import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `face_consent_status`. */
export const FACE_CONSENT = { given: 1, kept: 2, withdrawn: 3, ended: 4 } as const;

export const faceConsentStatus = defineDictionary(
  'face_consent_status',
  { zh: '人脸同意状态', en: 'State of consent' },
  [
    { value: FACE_CONSENT.given, label: { zh: '已同意，未采集', en: 'Given, no picture' }, color_type: 'processing' },
    { value: FACE_CONSENT.kept, label: { zh: '已同意，已留存', en: 'Given, picture kept' }, color_type: 'success' },
    {
      value: FACE_CONSENT.withdrawn,
      label: { zh: '已撤回，照片已删除', en: 'Withdrawn, deleted' },
      color_type: 'default',
    },
    { value: FACE_CONSENT.ended, label: { zh: '已离场，照片已删除', en: 'Left, deleted' }, color_type: 'default' },
  ],
);

/** Values of the dictionary `face_consent_way`. */
export const FACE_CONSENT_WAY = { paper: 1, screen: 2 } as const;

export const faceConsentWay = defineDictionary('face_consent_way', { zh: '同意方式', en: 'How it was given' }, [
  { value: FACE_CONSENT_WAY.paper, label: { zh: '纸质签名', en: 'Signed on paper' } },
  { value: FACE_CONSENT_WAY.screen, label: { zh: '屏幕签名', en: 'Signed on the screen' } },
]);

export const faceAlternative = defineDictionary('face_alternative', { zh: '替代通行方式', en: 'Another way in' }, [
  { value: 1, label: { zh: '门禁卡', en: 'Card' } },
  { value: 2, label: { zh: '二维码', en: 'QR code' } },
  { value: 3, label: { zh: '人工核验', en: 'Checked by a guard' } },
]);
