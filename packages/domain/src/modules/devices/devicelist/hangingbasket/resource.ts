import { partOf } from '../../../../resource/part.ts';
import devicelist from '../resource.ts';

/** Hanging baskets: devices of one type, with the same install subpages (console specification, section 2.2). */
export default partOf(devicelist, {
  name: 'hangingbasket',
  noun: 'hanging_basket',
  label: { zh: '挂篮', en: 'Hanging basket' },
  fixed: { device_type: 30 },
});
