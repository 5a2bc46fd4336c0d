// A host without a Gongdi server: it gives its tower cranes, pushes what they tell, and answers for trends.
// With a server one attribute does all of it: <gd-device-table connection='{"kind":"gongdi"}' types="[3]">.
import { configure } from '/elements/loader.js';

configure({ lang: 'zh-CN' });

const table = document.querySelector('#devices');
/** Code of the device type: tower crane. */
const CRANE = 3;
const RATED = 8;

/** A real host has these from its devices: tonnes on the hook. */
const load = (index, at) => Math.max(0, 4 + 4 * Math.sin(at / 60_000 + index));
const levelOf = (value) => (value > RATED * 0.97 ? 2 : value > RATED * 0.9 ? 1 : 0);
const reading = (index) => {
  const value = load(index, Date.now());
  const level = levelOf(value);
  return {
    device_id: `c${index}`,
    level,
    levels: { load: level },
    at: new Date().toISOString(),
    values: { load: value, radius: 20 + index, height: 35, rotation: (index * 40) % 360, wind_speed: 4.5 },
  };
};

const devices = Array.from({ length: 8 }, (_, index) => ({
  device_id: `c${index}`,
  device_type: CRANE,
  device_name: `${index + 1}# 塔吊`,
  device_number: `TC-${index + 1}`,
  install_status: 2,
  install_place: `${index + 1} 号楼东侧`,
}));

Object.assign(table, {
  heading: '塔吊',
  devices,
  values: devices.map((_, index) => reading(index)),
  source: {
    trend: async ({ device_id, quantities, begin, end, points: count }) =>
      quantities
        .filter((quantity) => quantity === 'load')
        .map((quantity) => ({
          quantity,
          // [instant, lowest, mean, highest, last]
          points: Array.from({ length: count }, (_, step) => {
            const at = Math.round(begin + ((end - begin) * step) / count);
            const value = load(Number(device_id.slice(1)), at);
            return [at, value, value, value, value];
          }),
        })),
  },
});

let next = 0;
setInterval(() => {
  void table.push([reading(next)]);
  next = (next + 1) % devices.length;
}, 500);
