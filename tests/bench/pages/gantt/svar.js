// The peer: SVAR's React Gantt with the same tasks, dates and links, and its own table.
import { Gantt, Willow } from '@svar-ui/react-gantt';
import '@svar-ui/react-gantt/all.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { DAY, DRAWN, KINDS, plan, schedule, SIZE, timeOf } from './plan.js';

const KIND_OF = { 0: KINDS[0], 1: KINDS[1], 2: KINDS[2], 3: KINDS[3] };
const tasks = () =>
  plan.tasks.map(({ id, name, parent }, at) => ({
    id,
    text: name,
    start: timeOf(schedule.start[at]),
    end: timeOf(schedule.finish[at]),
    progress: Math.round(schedule.percent[at]),
    parent: parent ?? 0,
    type: schedule.summary[at] === 1 ? 'summary' : plan.tasks[at].duration === 0 ? 'milestone' : 'task',
    ...(schedule.summary[at] === 1 && { open: true }),
  }));
const links = () =>
  plan.links.map(({ from, to, kind }, id) => ({ id: id + 1, source: from, target: to, type: KIND_OF[kind] }));
const scales = [
  { unit: 'month', step: 1, format: '%Y-%m' },
  { unit: 'day', step: 1, format: '%j' },
];

globalThis.openGantt = () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = `width: ${SIZE.width}px; height: ${SIZE.height}px`;
  const root = createRoot(place);
  let api;
  const gantt = createElement(Gantt, {
    init: (given) => (api = given),
    tasks: tasks(),
    links: links(),
    scales,
    cellWidth: DAY,
    cellHeight: 28,
    start: timeOf(schedule.projectStart),
  });
  root.render(createElement(Willow, { fonts: false }, createElement('div', { style: { height: '100%' } }, gantt)));
  const bar = () => place.querySelector(`.wx-bar[data-id$="id-${DRAWN}"]`);
  return {
    close: () => {
      root.unmount();
      place.remove();
    },
    drawn: () => bar() !== null,
    grip: () => {
      const { left, top, height } = bar().getBoundingClientRect();
      return { x: left + 20, y: top + height / 2 };
    },
    start: () => api.getTask(`id-${DRAWN}`).start.getTime(),
  };
};
