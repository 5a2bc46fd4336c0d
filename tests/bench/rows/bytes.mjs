import { readFileSync } from 'node:fs';
import { brotliKb, firstLoad } from '../support/first-load.mjs';
import { inRepository } from '../support/measure.mjs';
import { panelLoad } from '../support/panel-load.mjs';

const unit = 'KB (1,000) brotli';
const better = 'lower';
/** The build checks the same budgets. */
const BUDGETS = JSON.parse(readFileSync(inRepository('packages/elements/build/byte-budgets.json'), 'utf8'));

/** The size of what a page loads before an element is ready, with React and everything else. */
export const rows = [
  {
    id: 'bytes-loader',
    unit,
    hold: BUDGETS.loader,
    better,
    run: async () => ({ value: Math.round(brotliKb('loader.js') * 100) / 100, detail: {} }),
  },
  {
    id: 'bytes-viewer',
    unit,
    hold: BUDGETS['gd-instance-viewer'],
    better,
    run: () =>
      firstLoad('gd-instance-viewer', async (viewer) => {
        const [xml, history] = await Promise.all([
          fetch('/approval.bpmn').then((answer) => answer.text()),
          fetch('/history.json').then((answer) => answer.json()),
        ]);
        Object.assign(viewer, { xml }, history);
      }),
  },
  {
    id: 'bytes-fence',
    unit,
    hold: BUDGETS['gd-fence-editor'],
    better,
    run: () =>
      firstLoad('gd-fence-editor', (fence) => {
        fence.value = [
          [
            [121.47, 31.23],
            [121.48, 31.23],
            [121.48, 31.24],
          ].map((at, i) => [...at, 0, 0, i * 1000]),
        ];
      }),
  },
  {
    id: 'bytes-monitor',
    unit,
    hold: BUDGETS['gd-area-monitor'],
    better,
    run: () =>
      firstLoad('gd-area-monitor', (monitor) => {
        monitor.area = { name: 'bench', width: 2000, height: 1400 };
        monitor.points = [{ device_id: 'a', device_type: 17, x: 0.5, y: 0.5 }];
        monitor.values = [{ device_id: 'a', values: { settlement: 1 } }];
      }),
  },
  {
    id: 'bytes-device-table',
    unit,
    hold: BUDGETS['gd-device-table'],
    better,
    run: () =>
      firstLoad('gd-device-table', (table) => {
        table.devices = [{ device_id: 'a', device_name: '1# 塔吊', device_type: 3 }];
        table.values = [{ device_id: 'a', values: { load: 3.2 } }];
      }),
  },
  {
    id: 'bytes-designer',
    unit,
    hold: BUDGETS['gd-process-designer'],
    better,
    run: () => firstLoad('gd-process-designer'),
  },
  // The chunks of the side panel only, which load after the canvas is shown; the console uses the kit's form components
  // too.
  { id: 'bytes-panel', unit, hold: 34.7, better, run: panelLoad },
  { id: 'bytes-console', unit, hold: BUDGETS['gd-console'], better, run: () => firstLoad('gd-console') },
];
