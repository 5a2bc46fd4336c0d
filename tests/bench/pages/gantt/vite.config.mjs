import { sides } from '../side.mjs';

const CONSOLE = new URL('../../../../packages/widgets/src/console/', import.meta.url).pathname;
const GANTT = `${CONSOLE}modules/progress/scheduleplan/gantt/`;
const code = `
export { datesOf } from '${CONSOLE}generic/schedule/dates.ts';
export { ConsoleProvider } from '${CONSOLE}ground/context/console-context.tsx';
export { spanOf } from '${GANTT}chart.tsx';
export { ROW } from '${GANTT}draw.ts';
export { default as css } from '${GANTT}gantt.css?inline';
export { Panes } from '${GANTT}panes.tsx';
export { Axis, ZOOMS } from '${GANTT}scale.ts';
`;

export default sides(import.meta.url, { name: './console.js', code });
