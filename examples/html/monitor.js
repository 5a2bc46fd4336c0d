// A host without a Gongdi server: it gives the points, pushes values as they come, and answers for trends and limits.
import { configure } from '/elements/loader.js';

configure({ lang: 'zh-CN' });

const monitor = document.querySelector('#monitor');
/** Code of the device type: deep excavation. Its points show the settlement. */
const PIT = 17;
const LIMIT = { warning: 14, alarm: 20, control: 25 };

/** A real host has these from its devices. */
const settlement = (index, at) => 12 + 10 * Math.sin(at / 60_000 + index);
const levelOf = (value) => (value > LIMIT.control ? 3 : value > LIMIT.alarm ? 2 : value > LIMIT.warning ? 1 : 0);
const reading = (index) => {
  const value = settlement(index, Date.now());
  const level = levelOf(value);
  return {
    device_id: `p${index}`,
    level,
    levels: { settlement: level },
    at: new Date().toISOString(),
    values: { settlement: value, horizontal: value / 3, battery: 86 },
  };
};

const points = Array.from({ length: 12 }, (_, index) => ({
  device_id: `p${index}`,
  device_type: PIT,
  device_name: `测点 ${index + 1}`,
  device_number: `JK-${index + 1}`,
  x: 0.1 + 0.16 * (index % 6),
  y: index < 6 ? 0.25 : 0.75,
}));

Object.assign(monitor, {
  area: { name: '一号基坑', width: 1600, height: 900 },
  points,
  values: points.map((_, index) => reading(index)),
  source: {
    trend: async ({ device_id, quantities, begin, end, points: count }) =>
      quantities.map((quantity) => ({
        quantity,
        // [instant, lowest, mean, highest, last]
        points: Array.from({ length: count }, (_, step) => {
          const at = begin + ((end - begin) * step) / count;
          const value = settlement(Number(device_id.slice(1)), at) / (quantity === 'horizontal' ? 3 : 1);
          return [at, value, value, value, value];
        }),
      })),
    limits: async () => [
      {
        quantity: 'settlement',
        measure: 'value',
        warning_lower: null,
        warning_upper: LIMIT.warning,
        alarm_lower: null,
        alarm_upper: LIMIT.alarm,
        control_lower: null,
        control_upper: LIMIT.control,
        duration: 0,
        hysteresis: 0,
        source: '监测方案',
        clause: '',
        edition: '',
        verified: true,
      },
    ],
  },
});

let next = 0;
setInterval(() => {
  void monitor.push([reading(next)]);
  next = (next + 1) % points.length;
}, 500);
