import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  device_alarm: {
    label: { zh: '设备报警', en: 'Device alarms' },
    urgency: 'urgent',
    audience: { zh: '设备所属单位可确认报警的人员', en: 'Those who may acknowledge alarms of the device' },
  },
});
