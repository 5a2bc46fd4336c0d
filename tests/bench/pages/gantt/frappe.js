// The peer: frappe-gantt with the same tasks, dates and links.
import Gantt from 'frappe-gantt';
// Its exports name the sheet by a condition that no bundler sets.
import '../../../../node_modules/frappe-gantt/dist/frappe-gantt.css';
import { DAY, DRAWN, plan, schedule, SIZE, timeOf } from './plan.js';

const before = new Map();
for (const { from, to } of plan.links) before.set(to, [...(before.get(to) ?? []), from]);
const tasks = () =>
  plan.tasks.map(({ id, name }, at) => ({
    id,
    name,
    start: timeOf(schedule.start[at]),
    end: timeOf(schedule.finish[at]),
    progress: schedule.percent[at],
    dependencies: (before.get(id) ?? []).join(','),
  }));

globalThis.openGantt = () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = `width: ${SIZE.width}px`;
  let moved = 0;
  const gantt = new Gantt(place, tasks(), {
    view_mode: 'Day',
    column_width: DAY,
    container_height: SIZE.height,
    scroll_to: 'start',
    on_date_change: () => (moved += 1),
  });
  return {
    close: () => place.remove(),
    drawn: () => place.querySelectorAll('.bar-wrapper').length === plan.tasks.length,
    grip: () => {
      const { left, top, height } = place
        .querySelector(`.bar-wrapper[data-id="id-${DRAWN}"] .bar`)
        .getBoundingClientRect();
      return { x: left + 8, y: top + height / 2 };
    },
    start: () => gantt.get_task(`id-${DRAWN}`)._start.getTime() + moved,
  };
};
