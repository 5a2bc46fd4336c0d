// The stage of floor plans with its pins, in a shadow root.
import { renderWidget, useSheet } from '@gongdi/widgets/kit';
import { createElement, useCallback, useEffect, useState } from 'react';
import { css, PlanStage } from './plan.js';

const nobody = new Set();
const nothing = () => {};
const sheet = `${css}.gd-plan-box{width:1400px;height:860px}`;

function Plan({ picture, pins, labels }) {
  useSheet(sheet);
  const [stage, setStage] = useState(null);
  // The stage hands out another handle with each drawing; all of them mark the same pins.
  const handle = useCallback((given) => setStage((held) => held ?? given), []);
  useEffect(() => {
    for (const { key, level } of pins) stage?.mark(key, { level });
  }, [pins, stage]);
  return createElement(PlanStage, {
    lang: 'zh',
    drawing: { key: 'plan', name: 'plan', width: 1600, height: 1000, url: '', points: pins },
    src: picture,
    labels,
    selected: nobody,
    onSelect: nothing,
    handle,
  });
}

globalThis.openPlan = (picture, pins) => {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = 'display: block; width: 1400px; height: 860px';
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  const context = { host, root, container, config: {}, emit: () => true };
  const points = pins.map(({ id, x, y, level }) => ({ key: id, device_id: id, name: id, x, y, level }));
  renderWidget(context, createElement(Plan, { picture, pins: points, labels: new Map() }));
  const stage = () => root.querySelector('.gd-plan-stage');
  return {
    ready: () => (root.querySelector('canvas')?.width ?? 0) > 500,
    step: (turn) => {
      const at = { bubbles: true, clientX: 700, clientY: 430, cancelable: true };
      stage().dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: turn % 2 === 0 ? -300 : 300 }));
    },
    drawn: () => {
      const canvas = root.querySelector('canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 === 3 && value > 0);
    },
  };
};
