import { partOf } from '../../../../resource/part.ts';
import devicelist from '../resource.ts';

/**
 * Bridge erecting machines: devices of one type, with the same install subpages (console specification, section 2.2).
 */
export default partOf(devicelist, {
  name: 'bridgemachine',
  noun: 'bridge_machine',
  label: { zh: '架桥机', en: 'Bridge erecting machine' },
  fixed: { device_type: 29 },
});
