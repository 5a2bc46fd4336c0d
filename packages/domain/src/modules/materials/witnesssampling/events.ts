import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  sample_failed: {
    label: { zh: '样品或评定批不合格', en: 'A sample or lot failed' },
    urgency: 'urgent',
    audience: { zh: '取样人、见证人和登记人', en: 'Who took, witnessed and recorded it' },
  },
  sample_ready: {
    label: { zh: '同条件试块达到龄期', en: 'Cubes are old enough' },
    urgency: 'normal',
    audience: { zh: '取样人；未指定时为登记人', en: 'Who took it, or else recorded it' },
  },
});
