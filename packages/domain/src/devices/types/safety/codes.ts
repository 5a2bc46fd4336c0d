import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 9, label: { zh: '网络录像机', en: 'Network video recorder' } },
  { value: 22, label: { zh: '临边防护', en: 'Edge protection' }, abbreviation: 'limb', path: '/edge' },
  { value: 49, label: { zh: '激光预警', en: 'Laser warning' }, abbreviation: 'laser', path: '/laser' },
  { value: 58, label: { zh: '抓拍相机', en: 'Capture camera' } },
  { value: 59, label: { zh: '射频识别', en: 'RFID' } },
  { value: 65, label: { zh: '净空监测', en: 'Clearance control' } },
]);
