import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 17, label: { zh: '深基坑', en: 'Deep foundation pit' }, abbreviation: 'pit', path: '/pit' },
  {
    value: 18,
    label: { zh: '高支模', en: 'High formwork' },
    abbreviation: 'highformwork',
    path: '/highformworksupports',
  },
  { value: 19, label: { zh: '压力变送器', en: 'Pressure transmitter' } },
  { value: 23, label: { zh: '贝雷架', en: 'Bailey frame' } },
  { value: 24, label: { zh: '混凝土', en: 'Concrete' } },
  { value: 40, label: { zh: '智能螺栓', en: 'Smart bolt' } },
  { value: 54, label: { zh: '脚手架', en: 'Scaffold' }, abbreviation: 'scaffold', path: '/scaffoldarea' },
  { value: 55, label: { zh: '高边坡', en: 'High slope' }, abbreviation: 'highslope', path: '/highslope' },
  { value: 56, label: { zh: '高填方', en: 'High fill' }, abbreviation: 'highfill', path: '/highfill' },
  { value: 63, label: { zh: '桥梁监测', en: 'Bridge monitoring' }, abbreviation: 'bridge', path: '/bridge' },
]);
