import { CHANGE_NAMES, compareTrees, type ChangeKind, type Comparison } from '../compare/index.ts';
import type { Model } from '../model/index.ts';
import { disc } from './disc.ts';
import { EXTERNAL_FONT_SIZE } from './label.ts';
import { middleOf } from './middle.ts';
import { PAINTS, paintOf, type Paint, type Theme } from './paint.ts';
import { findPlane, type PlaneChoice } from './planes.ts';
import { sceneOf, type SceneItem } from './scene.ts';
import { Sheet, type Drawing, type Look, type SheetOptions } from './sheet.ts';
import type { Point } from './svg.ts';
import { element, escapeText } from './svg.ts';
import { textWidth } from './text-width.ts';

export interface ComparisonOptions extends SheetOptions, PlaneChoice {
  /** The result of {@link compareTrees} for the same two models; computed when it is missing. */
  readonly comparison?: Comparison;
  /** Whether to mark elements that were only moved or resized. Default true. */
  readonly layout?: boolean;
  /** Language of the legend below the drawing; without it no legend is drawn. */
  readonly legend?: 'zh' | 'en';
}

/** Colours of the kinds of change. Each kind also has its own badge, so that no information depends on colour alone. */
export const CHANGE_COLORS: Readonly<Record<Theme, Readonly<Record<ChangeKind, { stroke: string; fill: string }>>>> = {
  light: {
    added: { stroke: '#237804', fill: '#f6ffed' },
    changed: { stroke: '#ad4e00', fill: '#fff7e6' },
    removed: { stroke: '#cf1322', fill: '#fff1f0' },
    moved: { stroke: '#531dab', fill: '#f9f0ff' },
  },
  dark: {
    added: { stroke: '#73d13d', fill: '#162312' },
    changed: { stroke: '#ffa940', fill: '#2b1d11' },
    removed: { stroke: '#ff7875', fill: '#2a1215' },
    moved: { stroke: '#b37feb', fill: '#1a1325' },
  },
};

/** Strokes inside a badge: plus, pencil stroke, minus, arrow to both sides. */
const SIGNS: Readonly<Record<ChangeKind, string>> = {
  added: 'M-4,0h8M0,-4v8',
  changed: 'M-4,1q2,-4 4,-1t4,-1',
  removed: 'M-4,0h8',
  moved: 'M-4.5,0h9M-2.5,-2l-2,2l2,2M2.5,-2l2,2l-2,2',
};

const KINDS: readonly ChangeKind[] = ['added', 'changed', 'removed', 'moved'];
const LEGEND = { gap: 18, height: 16, between: 20 };

/**
 * Draws the later of two versions of a model. New, changed and moved elements are marked; removed elements are drawn as
 * ghosts at their old place. Groups carry `data-change`. Elements without a shape, such as messages, appear only in the
 * list of the comparison.
 *
 * @returns undefined when neither version has the requested diagram: lay out the models first
 */
export function drawComparison(before: Model, after: Model, options: ComparisonOptions = {}): Drawing | undefined {
  const { layout = true, theme = 'light', legend } = options;
  const { kinds } = options.comparison ?? compareTrees(before, after);
  const planes = planesFor(before, after, options);
  const items = planes.after ? sceneOf(planes.after) : [];
  const shown = new Set(items.map(({ semantic }) => semantic.id));
  // Another element with the same id is drawn now: the ghost would be hidden behind it.
  const ghosts = (planes.before ? sceneOf(planes.before) : []).filter(
    ({ semantic }) => kinds.get(semantic) === 'removed' && !shown.has(semantic.id),
  );
  if (items.length + ghosts.length === 0) return undefined;

  const counts = new Map<ChangeKind, number>();
  const lookOf = (item: SceneItem): Look => {
    const own = paintOf(item.di, theme);
    const kind = kinds.get(item.semantic);
    if (kind === undefined || (kind === 'moved' && !layout)) return { paint: own };
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const ghost = kind === 'removed' ? { opacity: 0.55 } : {};
    return {
      paint: changedPaint(item, own, kind, theme),
      over: disc(SIGNS[kind], badgePlace(item), CHANGE_COLORS[theme][kind].stroke, PAINTS[theme].fill),
      attributes: { 'data-change': kind, ...ghost },
    };
  };
  const sheet = new Sheet();
  sheet.draw(ghosts, lookOf);
  sheet.draw(items, lookOf);
  if (legend) addLegend(sheet, counts, legend, theme);
  return sheet.finish(options);
}

/** Returns the same diagram of both versions: by its id, else by the element that it shows, else the first of each. */
function planesFor(before: Model, after: Model, choice: PlaneChoice) {
  const chosen = findPlane(after.definitions, choice);
  const about = chosen?.['bpmnElement'] as { id?: string } | undefined;
  const same = about?.id === undefined ? undefined : findPlane(before.definitions, { plane: about.id });
  const wanted = choice.plane !== undefined || choice.diagram !== undefined;
  return { after: chosen, before: same ?? findPlane(before.definitions, wanted ? choice : {}) };
}

/** Pools and other frames keep their fill: a filled pool would hide its content. */
function changedPaint({ kind, semantic }: SceneItem, own: Paint, change: ChangeKind, theme: Theme): Paint {
  const { stroke, fill } = CHANGE_COLORS[theme][change];
  const frame = kind === 'edge' || semantic.$type === 'bpmn:Participant' || semantic.$type === 'bpmn:Lane';
  return frame ? { ...own, stroke } : { ...own, stroke, fill, text: PAINTS[theme].text };
}

/** Place of the badge: the upper left corner of a shape, the middle of a line. */
const badgePlace = (item: SceneItem): Point => (item.kind === 'shape' ? item.bounds : middleOf(item.waypoints));

/** Adds a legend below the drawing: badge, label and count of each kind of change that occurs. */
function addLegend(sheet: Sheet, counts: ReadonlyMap<ChangeKind, number>, lang: 'zh' | 'en', theme: Theme): void {
  const { x: left, y: top, height } = sheet.extent;
  const y = top + height + LEGEND.gap;
  let x = left + 8;
  let markup = '';
  for (const kind of KINDS) {
    const count = counts.get(kind);
    if (count === undefined) continue;
    const text = `${CHANGE_NAMES[kind][lang]} ${count}`;
    const middle = y + LEGEND.height / 2;
    markup +=
      disc(SIGNS[kind], { x, y: middle }, CHANGE_COLORS[theme][kind].stroke, PAINTS[theme].fill) +
      element(
        'text',
        { x: x + 13, y: middle + 4, 'font-size': EXTERNAL_FONT_SIZE, fill: PAINTS[theme].beside },
        escapeText(text),
      );
    x += 13 + textWidth(text, EXTERNAL_FONT_SIZE) + LEGEND.between;
  }
  if (markup !== '')
    sheet.add(element('g', { 'data-legend': lang }, markup), { x: left, y, width: x - left, height: LEGEND.height });
}
