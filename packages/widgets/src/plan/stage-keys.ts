import { clampPlace, type PlanPoint } from './point/point.ts';
import type { StageEdit } from './stage.tsx';
import type { ViewControl } from './view/use-view.ts';
import type { Place, Size, View } from './view/view.ts';

/** What the keys of a stage act on. */
interface KeyHost {
  control: Pick<ViewControl, 'zoom' | 'fit' | 'pan' | 'reveal'>;
  view: View;
  size: Size;
  points: readonly PlanPoint[];
  selected: ReadonlySet<string>;
  onSelect(keys: ReadonlySet<string>): void;
  /** undefined: the points cannot be edited. */
  edit: StageEdit | undefined;
  /** Place where Enter puts the device that is being placed. */
  cross: Place;
  setCross(at: Place): void;
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Pixels of one press of an arrow key: for points, for the view, for the cross; ten times with Shift. */
const STEP = { point: 1, view: 40, cross: 4 } as const;
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOM: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** Does what a key means on a stage. @returns false: the key means nothing here */
export function pressStageKey(press: Press, host: KeyHost): boolean {
  const { key } = press;
  const { control, points, onSelect } = host;
  const arrow = ARROWS[key];
  const factor = ZOOM[key];
  if (arrow) move(arrow, press.shiftKey ? 10 : 1, host);
  else if (factor !== undefined) control.zoom(factor);
  else if (key === '0') control.fit();
  else if (key === 'Escape') return leave(host);
  else if (key === 'a' && (press.ctrlKey || press.metaKey)) onSelect(new Set(points.map((one) => one.key)));
  else return pressEditKey(key, host);
  return true;
}

/** Escape puts away the tool, otherwise the selection. */
function leave({ edit, selected, onSelect }: KeyHost): boolean {
  if (edit && (edit.placing !== null || edit.cornering)) edit.onCancel();
  else if (selected.size > 0) onSelect(new Set());
  else return false;
  return true;
}

function pressEditKey(key: string, { edit, cross, selected }: KeyHost): boolean {
  if (!edit) return false;
  if (key === 'Enter' && edit.placing !== null) edit.onPlace(cross);
  else if ((key === 'Delete' || key === 'Backspace') && selected.size > 0) edit.onRemove();
  else return false;
  return true;
}

/** Arrow keys move the cross while a device is being placed, otherwise selected points, otherwise the view. */
function move({ x, y }: Place, times: number, { control, view, size, selected, edit, cross, setCross }: KeyHost): void {
  const pixel = { x: 1 / (size.width * view.scale), y: 1 / (size.height * view.scale) };
  const by = (step: number) => ({ x: x * step * times * pixel.x, y: y * step * times * pixel.y });
  if (edit && edit.placing !== null) {
    const step = by(STEP.cross);
    const next = clampPlace({ x: cross.x + step.x, y: cross.y + step.y });
    setCross(next);
    control.reveal(next);
  } else if (edit && selected.size > 0)
    edit.onMove(edit.grid > 0 ? { x: x * edit.grid * times, y: y * edit.grid * times } : by(STEP.point), 'nudge');
  else control.pan({ x: -x * STEP.view * times, y: -y * STEP.view * times });
}
