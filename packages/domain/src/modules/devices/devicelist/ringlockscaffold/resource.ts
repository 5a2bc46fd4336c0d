import { partOf } from '../../../../resource/part.ts';
import devicelist from '../resource.ts';

/** Monitored scaffolds: devices of one type, with the same install subpages (console specification, section 2.2). */
export default partOf(devicelist, {
  name: 'ringlockscaffold',
  noun: 'ringlock_scaffold',
  label: { zh: '盘扣脚手架', en: 'Ringlock scaffold' },
  fixed: { device_type: 54 },
});
