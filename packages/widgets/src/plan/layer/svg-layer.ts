import type { PlanPoint, PointMark } from '../point/point.ts';
import { toScreen, type Size, type View } from '../view/view.ts';
import { roomForPoints } from './declutter.ts';
import { LEVEL_NAMES, LEVEL_SIGNS, RADIUS, type PointLayer } from './layer.ts';

/** Offsets of the base lines of a point's name and value from its middle, pixels downwards. */
const NAME_AT = -RADIUS - 5;
const VALUE_AT = RADIUS + 14;
const NS = 'http://www.w3.org/2000/svg';

interface Drawn {
  group: SVGGElement;
  sign: SVGTextElement;
  label: SVGTextElement;
  value: SVGTextElement;
  point: PlanPoint;
}

/** Draws points as SVG: sharp, and with one element for each point; for up to some hundreds of points. */
export function svgLayer(document: Document): PointLayer {
  const element = document.createElementNS(NS, 'svg');
  element.setAttribute('class', 'gd-plan-layer');
  element.setAttribute('aria-hidden', 'true');
  const drawn = new Map<string, Drawn>();
  const marks = new Map<string, PointMark>();
  let selected: ReadonlySet<string> = new Set();
  let placing: { view: View; drawing: Size } | undefined;
  let frame = 0;

  const place = ({ group, point }: Drawn) => {
    if (!placing) return;
    const { x, y } = toScreen(placing.view, placing.drawing, point);
    group.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  };
  const style = (key: string, one: Drawn) => stylePoint(one, marks.get(key), selected.has(key));
  /** Hides labels that would cover others. Selected points have precedence, then higher levels. */
  const declutter = () => {
    frame = 0;
    if (!placing) return;
    const { view, drawing } = placing;
    const weight = (key: string) => (selected.has(key) ? 9 : (marks.get(key)?.level ?? 0));
    const points = [...drawn].map(([key, { point, label, value }]) => ({
      key,
      at: toScreen(view, drawing, point),
      name: label.textContent,
      value: value.textContent,
      weight: weight(key),
    }));
    const shown = roomForPoints(points, { radius: RADIUS, name: NAME_AT, value: VALUE_AT });
    for (const [key, { label, value }] of drawn) {
      label.classList.toggle('gd-plan-crowded', !shown.get(key)?.name);
      value.classList.toggle('gd-plan-crowded', !shown.get(key)?.value);
    }
  };
  const arrange = () => {
    frame ||= requestAnimationFrame(declutter);
  };

  return {
    element,
    setPoints(points, labels) {
      const here = new Set(points.map(({ key }) => key));
      for (const [key, { group }] of drawn)
        if (!here.has(key)) {
          group.remove();
          drawn.delete(key);
        }
      for (const point of points) {
        const one = drawn.get(point.key) ?? drawPoint(element, point);
        one.point = point;
        drawn.set(point.key, one);
        one.group.dataset['key'] = point.key;
        const label = labels.get(point.key) ?? '';
        if (one.label.textContent !== label) one.label.textContent = label;
        style(point.key, one);
        place(one);
      }
      arrange();
    },
    setView(view, drawing) {
      placing = { view, drawing };
      for (const one of drawn.values()) place(one);
      arrange();
    },
    setSelected(keys) {
      selected = keys;
      for (const [key, one] of drawn) style(key, one);
      arrange();
    },
    mark(key, mark) {
      const before = marks.get(key);
      marks.set(key, mark);
      const one = drawn.get(key);
      if (one) style(key, one);
      if (before?.level !== mark.level || before.text?.length !== mark.text?.length) arrange();
    },
    // The style sheet sets the colours.
    restyle: () => undefined,
    destroy: () => {
      cancelAnimationFrame(frame);
      element.remove();
    },
  };
}

function make<K extends 'g' | 'circle' | 'text'>(name: K, parent: SVGElement, cls?: string) {
  const made = parent.ownerDocument.createElementNS(NS, name);
  if (cls) made.setAttribute('class', cls);
  parent.append(made);
  return made;
}

/** Creates the elements of a point. */
function drawPoint(parent: SVGSVGElement, point: PlanPoint): Drawn {
  const group = make('g', parent);
  make('circle', group, 'gd-plan-ring').setAttribute('r', String(RADIUS + 5));
  make('circle', group, 'gd-plan-dot').setAttribute('r', String(RADIUS));
  const sign = make('text', group, 'gd-plan-sign');
  const label = make('text', group, 'gd-plan-label');
  label.setAttribute('y', String(NAME_AT));
  // Below the point, so that it does not collide with names of neighbours.
  const value = make('text', group, 'gd-plan-label gd-plan-value');
  value.setAttribute('y', String(VALUE_AT));
  return { group, sign, label, value, point };
}

/** Writes level, value, silence and selection of a point into its elements, as far as they have changed. */
function stylePoint(one: Drawn, mark: PointMark | undefined, selected: boolean): void {
  const { level = 0, text = '', offline = false } = mark ?? {};
  const waits = one.point.device_id === '';
  const cls = [
    'gd-plan-point',
    `gd-plan-level-${LEVEL_NAMES[level]}`,
    ...(selected ? ['gd-plan-selected'] : []),
    ...(offline ? ['gd-plan-offline'] : []),
    ...(waits ? ['gd-plan-waits'] : []),
  ].join(' ');
  if (one.group.getAttribute('class') !== cls) one.group.setAttribute('class', cls);
  if (one.sign.textContent !== LEVEL_SIGNS[level]) one.sign.textContent = LEVEL_SIGNS[level];
  if (one.value.textContent !== text) one.value.textContent = text;
}
