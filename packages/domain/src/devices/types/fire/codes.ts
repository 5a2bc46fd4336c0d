import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 6, label: { zh: '烟感', en: 'Smoke detection' } },
  { value: 42, label: { zh: '火灾自动报警', en: 'Fire auto alarm' }, abbreviation: 'afa' },
  { value: 43, label: { zh: '消防水', en: 'Fire water' }, abbreviation: 'fw' },
  { value: 44, label: { zh: '防排烟', en: 'Smoke control' }, abbreviation: 'fse' },
  { value: 45, label: { zh: '电气火灾', en: 'Electrical fire' }, abbreviation: 'ef' },
  { value: 46, label: { zh: '室外消火栓', en: 'Outdoor hydrant' }, abbreviation: 'ofh' },
  { value: 47, label: { zh: '可燃气体', en: 'Combustible gas' }, abbreviation: 'cg' },
  { value: 48, label: { zh: '消防通道', en: 'Fire passage' }, abbreviation: 'fe' },
  { value: 52, label: { zh: '消防水位', en: 'Fire water level' } },
  { value: 53, label: { zh: '水浸', en: 'Water leak' } },
]);
