import type { CheckFinding } from '@gongdi/bpmn';
import { middleOf } from '../../diagram/middle-of.ts';
import type { DiagramElement, Point } from '../../diagram/model.ts';
import type { Stage } from '../session/stage.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A separate layer above all other layers. Exports do not contain it, because only the diagram's layer is exported. */
const LAYER = { name: 'gd-findings', index: 900 };
const RADIUS = 8;
/** Maximum number of findings listed in the text of a badge. */
const TOLD = 5;

const SIGNS = {
  error: 'M-3,-3l6,6M3,-3l-6,6',
  warning: 'M0,-4.5v5M0,3.6v.6',
  info: 'M0,-1v5M0,-4.4v.6',
} as const;

const RANK = { error: 0, warning: 1, info: 2 } as const;

interface Badge {
  severity: CheckFinding['severity'];
  findings: readonly CheckFinding[];
  group: SVGGElement;
  title: SVGTitleElement;
  sign: SVGPathElement;
}

/** Marks elements that have findings. The marks are on a layer above the diagram and follow pan, zoom and moves. */
export class Badges {
  readonly #stage: Stage;
  readonly #tell: (finding: CheckFinding) => string;
  readonly #open: (element: string) => void;
  readonly #layer: SVGElement;
  #badges = new Map<string, Badge>();

  constructor(stage: Stage, tell: (finding: CheckFinding) => string, open: (element: string) => void) {
    this.#stage = stage;
    this.#tell = tell;
    this.#open = open;
    this.#layer = stage.service('canvas').getLayer(LAYER.name, LAYER.index);
    const bus = stage.service('eventBus');
    bus.on(['shape.changed', 'connection.changed'], this.#moved);
    bus.on(['shape.remove', 'connection.remove'], this.#removed);
    bus.on('root.set', this.#rootSet);
  }

  /** Updates the marks to the findings. Only marks that differ are changed. */
  *show(findings: readonly CheckFinding[], rests: () => boolean): Generator<void, void, void> {
    const byElement = new Map<string, CheckFinding[]>();
    for (const finding of findings) {
      if (finding.element === undefined) continue;
      const list = byElement.get(finding.element);
      if (list) list.push(finding);
      else byElement.set(finding.element, [finding]);
    }
    for (const id of this.#badges.keys()) if (!byElement.has(id)) this.#drop(id);
    for (const [id, found] of byElement) {
      this.#put(id, found);
      if (rests()) yield;
    }
  }

  retell(): void {
    for (const badge of this.#badges.values()) this.#write(badge);
  }

  dispose(): void {
    const bus = this.#stage.service('eventBus');
    bus.off('shape.changed', this.#moved);
    bus.off('connection.changed', this.#moved);
    bus.off('shape.remove', this.#removed);
    bus.off('connection.remove', this.#removed);
    bus.off('root.set', this.#rootSet);
    this.#layer.replaceChildren();
  }

  #put(id: string, findings: readonly CheckFinding[]): void {
    const element = this.#stage.find(id);
    if (!element || placeOf(element) === undefined) return this.#drop(id);
    const badge = this.#badges.get(id) ?? this.#create(id);
    badge.findings = findings;
    badge.severity = worst(findings);
    this.#write(badge);
    this.#place(badge, element);
  }

  #create(id: string): Badge {
    const group = document.createElementNS(SVG, 'g');
    group.classList.add('gd-finding-badge');
    group.dataset['badge'] = id;
    const circle = document.createElementNS(SVG, 'circle');
    circle.setAttribute('r', String(RADIUS));
    const sign = document.createElementNS(SVG, 'path');
    const title = document.createElementNS(SVG, 'title');
    group.append(title, circle, sign);
    // otherwise the engine would treat it as a click on the empty canvas
    group.addEventListener('mousedown', (event) => event.stopPropagation());
    group.addEventListener('click', (event) => {
      event.stopPropagation();
      this.#open(id);
    });
    this.#layer.append(group);
    const badge: Badge = { severity: 'info', findings: [], group, title, sign };
    this.#badges.set(id, badge);
    return badge;
  }

  #write({ group, title, sign, severity, findings }: Badge): void {
    const lines = findings.slice(0, TOLD).map((finding) => this.#tell(finding));
    const text = findings.length > TOLD ? [...lines, `… ${findings.length}`].join('\n') : lines.join('\n');
    if (title.textContent !== text) title.textContent = text;
    if (group.dataset['severity'] === severity) return;
    group.dataset['severity'] = severity;
    sign.setAttribute('d', SIGNS[severity]);
  }

  /**
   * Places the mark at the upper left corner of a shape or the middle of a line. Hides it while another plane is shown.
   */
  #place({ group }: Badge, element: DiagramElement): void {
    const canvas = this.#stage.service('canvas');
    const shown = canvas.findRoot(element) === canvas.getRootElement() && element.hidden !== true;
    group.style.display = shown ? '' : 'none';
    const at = placeOf(element);
    if (at) group.setAttribute('transform', `translate(${at.x} ${at.y})`);
  }

  #drop(id: string): void {
    this.#badges.get(id)?.group.remove();
    this.#badges.delete(id);
  }

  readonly #moved = (event: { [key: string]: unknown }): void => {
    const element = event['element'] as DiagramElement;
    const badge = this.#badges.get(element.id);
    if (badge) this.#place(badge, element);
  };

  readonly #removed = (event: { [key: string]: unknown }): void => {
    this.#drop((event['element'] as DiagramElement).id);
  };

  readonly #rootSet = (): void => {
    for (const [id, badge] of this.#badges) {
      const element = this.#stage.find(id);
      if (element) this.#place(badge, element);
    }
  };
}

function placeOf(element: DiagramElement): Point | undefined {
  const { waypoints, x, y } = element;
  if (waypoints) return middleOf(waypoints);
  return x === undefined || y === undefined ? undefined : { x, y };
}

function worst(findings: readonly CheckFinding[]): CheckFinding['severity'] {
  return findings.reduce<CheckFinding['severity']>(
    (found, { severity }) => (RANK[severity] < RANK[found] ? severity : found),
    'info',
  );
}
