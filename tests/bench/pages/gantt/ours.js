// Table and bars of the console's Gantt, in a shadow root, with the dates that it calculates.
import { KitProvider } from '@gongdi/widgets/grid';
import { renderWidget, useSheet } from '@gongdi/widgets/kit';
import { createElement, useEffect, useState } from 'react';
// Made by vite.config.mjs: the Gantt is a page of the console and has no public entry of its own.
import { Axis, ConsoleProvider, css, datesOf, Panes, ROW, spanOf, ZOOMS } from './console.js';
import { DAY, DRAWN, plan, SIZE } from './plan.js';

const nothing = () => {};
// As high as the peers.
const sheet = `${css}.gd-gantt-panes{height:${SIZE.height}px}`;
const nobody = new Set();
const zoom = ZOOMS.find(({ day }) => day === DAY);
const preferences = { subscribe: () => nothing, snapshot: () => shown };
const shown = { lang: 'zh' };

/** The content as the server answers it, new values each time: nothing is kept from the opening before. */
const contentOf = () => ({
  id: 'plan',
  plan_name: '总进度计划',
  project_id: 'project',
  status: 1,
  version: 1,
  may_change: true,
  start: plan.start,
  data_date: null,
  calendars: plan.calendars,
  tasks: plan.tasks.map(({ id, name, parent, duration, constraint, constraintAt, percent }, at) => ({
    id,
    parent_id: parent ?? null,
    order_key: at,
    task_name: name,
    duration,
    calendar_id: null,
    constraint_kind: constraint ?? null,
    constraint_at: constraintAt ?? null,
    deadline_at: null,
    node_kind: 0,
    charge_id: null,
    leader_id: null,
    part_id: null,
    crew: null,
    heads: null,
    quantity: null,
    quantity_unit: null,
    weight: null,
    percent: percent ?? 0,
    actual_start: null,
    actual_finish: null,
    remaining: null,
    baseline_start: null,
    baseline_finish: null,
  })),
  links: plan.links.map((link) => ({ ...link, elapsed: false })),
});

let present;

function Plan() {
  useSheet(sheet);
  const [content] = useState(contentOf);
  const [dated, setDated] = useState(() => datesOf({ tasks: content.tasks, links: content.links }, content));
  const [rows] = useState(() => content.tasks.map((_, at) => at));
  const [selected, setSelected] = useState();
  useEffect(() => {
    present = dated;
  }, [dated]);
  return createElement(Panes, {
    dated,
    content,
    mode: 'plan',
    mayChange: true,
    rows,
    look: { zoom, filter: 'all', search: '', baseline: true, links: true, line: false, load: null, picture: 'bars' },
    folded: nobody,
    fold: nothing,
    selected,
    setSelected,
    act: {},
    change: (next) => setDated((before) => datesOf(next, content, before.schedule)),
    undo: nothing,
    redo: nothing,
  });
}

let stands;

function stand() {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = `display: block; width: ${SIZE.width}px`;
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  const context = { host, root, container, config: {}, emit: () => true };
  const within = (children) =>
    createElement(
      KitProvider,
      { context, lang: 'zh-CN' },
      createElement(ConsoleProvider, { services: { preferences } }, children),
    );
  return { root, widget: renderWidget(context, within(null)), within };
}

globalThis.openGantt = () => {
  stands ??= stand();
  const { root, widget, within } = stands;
  widget.render(within(createElement(Plan)));
  return {
    close: () => widget.render(within(null)),
    drawn: () => {
      const canvas = root.querySelector('.gd-gantt-body');
      if (!canvas || canvas.width < 500) return false;
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, at) => at % 4 === 3 && value > 0);
    },
    /** Where the bar is taken, in pixels of the window. */
    grip: () => {
      const box = root.querySelector('.gd-gantt-scroll');
      box.scrollTo(0, 0);
      const { schedule } = present;
      const axis = new Axis(zoom, ...spanOf(schedule, present.doc));
      const around = box.getBoundingClientRect();
      return { x: around.left + axis.xOf(schedule.start[DRAWN]) + 20, y: around.top + ROW * (DRAWN + 0.5) - 3 };
    },
    start: () => present.schedule.start[DRAWN],
  };
};
