import { fill, type Lang } from '@gongdi/domain';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { moved } from './edit/operations.ts';
import { useLayer } from './layer/use-layer.ts';
import { clampFraction, sizeOf, type PlanDrawing, type PointMark } from './point.ts';
import { StageOverlay } from './stage-overlay.tsx';
import { planText } from './text/index.ts';
import { followPointers, type GestureHost } from './view/gestures.ts';
import { useBox } from './view/use-box.ts';
import { useView } from './view/use-view.ts';
import { toScreen, type Place, type Size } from './view/view.ts';

/** What can be done with the points of a stage. */
export interface StageEdit {
  /** Lines of the grid, fractions apart; 0: none. */
  grid: number;
  /** Name of what waits to be put down. */
  placing: string | null;
  /** The next drag draws the two corners of a matrix. */
  cornering: boolean;
  /** @param kind moves of one kind in a row are taken back together; null: this one alone */
  onMove: (by: Place, kind: string | null) => void;
  onPlace: (at: Place) => void;
  onCorners: (from: Place, to: Place) => void;
  onRemove: () => void;
  onCancel: () => void;
}

export interface StageHandle {
  /** Level and value of a point, by its key: drawn at once, without React. */
  mark: (key: string, mark: PointMark) => void;
  focus: () => void;
  fit: () => void;
  reveal: (point: Place) => void;
}

interface PlanStageProps {
  lang: Lang;
  drawing: PlanDrawing;
  /** Address of the picture that the page may load; absent: none, or not yet. */
  src: string | undefined;
  /** What stands beside the points. */
  labels: ReadonlyMap<string, string>;
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  edit?: StageEdit;
  /** Lies on the drawing, below its points; gets the pixels that the drawing takes on screen now. */
  under?: (shown: Size) => ReactNode;
  handle?: Ref<StageHandle>;
}

/** Pixels of one press of an arrow key: of points, of the view, of the cross; ten times with Shift. */
const STEP = { point: 1, view: 40, cross: 4 } as const;
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const MIDDLE: Place = { x: 0.5, y: 0.5 };

/** A drawing with its points: pan, zoom, choose, and with `edit` move and put down, by mouse, touch and keyboard. */
export function PlanStage({ lang, drawing, src, labels, selected, onSelect, edit, under, handle }: PlanStageProps) {
  const text = planText[lang];
  const stage = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const box = useBox(stage);
  const size = sizeOf(drawing);
  const control = useView(size, box);
  const { view } = control;
  const { points } = drawing;
  const board = useLayer(holder, { points, labels, selected, view, drawing: size, box });
  const [cross, setCross] = useState<Place>(MIDDLE);
  const [corners, setCorners] = useState<readonly [Place, Place] | null>(null);

  useImperativeHandle(handle, () => ({
    mark: (key, mark) => board.mark(key, mark),
    focus: () => stage.current?.focus(),
    fit: control.fit,
    reveal: control.reveal,
  }));

  const host: GestureHost = {
    now: () => (view ? { view, drawing: size, points, selected } : null),
    movable: edit !== undefined,
    mode: edit?.placing != null ? 'place' : edit?.cornering ? 'corners' : 'pan',
    pan: control.pan,
    zoom: control.zoom,
    select: (key, more) => {
      const next = new Set(more ? selected : []);
      if (key !== null) {
        if (more && selected.has(key)) next.delete(key);
        else next.add(key);
      }
      onSelect(next);
    },
    drag: (by, done) => {
      if (done) {
        board.setPoints(points, labels);
        if (by.x !== 0 || by.y !== 0) edit?.onMove(by, null);
      } else board.setPoints(moved(points, selected, by, edit?.grid ?? 0), labels);
    },
    place: (at) => edit?.onPlace(within(at)),
    hover: (at) => {
      if (edit?.placing != null) setCross(within(at));
    },
    corners: (from, to, done) => {
      setCorners(done ? null : [within(from), within(to)]);
      if (done) edit?.onCorners(within(from), within(to));
    },
  };
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  useEffect(() => (stage.current ? followPointers(stage.current, () => latest.current) : undefined), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== stage.current || !view || !onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const arrow = ARROWS[key];
    if (arrow) {
      move(arrow, event.shiftKey ? 10 : 1);
      return true;
    }
    if (key === '+' || key === '=') control.zoom(1.25);
    else if (key === '-') control.zoom(0.8);
    else if (key === '0') control.fit();
    else if (key === 'Escape') {
      if (edit?.placing != null || edit?.cornering) edit.onCancel();
      else if (selected.size > 0) onSelect(new Set());
      else return false;
    } else if (key === 'a' && (event.ctrlKey || event.metaKey)) onSelect(new Set(points.map((one) => one.key)));
    else if (!edit) return false;
    else if (key === 'Enter' && edit.placing !== null) edit.onPlace(cross);
    else if ((key === 'Delete' || key === 'Backspace') && selected.size > 0) edit.onRemove();
    else return false;
    return true;
  };
  const move = ({ x, y }: Place, times: number) => {
    const pixel = { x: 1 / (size.width * view!.scale), y: 1 / (size.height * view!.scale) };
    const by = (step: number) => ({ x: x * step * times * pixel.x, y: y * step * times * pixel.y });
    if (edit?.placing != null) {
      const step = by(STEP.cross);
      const next = within({ x: cross.x + step.x, y: cross.y + step.y });
      setCross(next);
      control.reveal(next);
    } else if (edit && selected.size > 0)
      edit.onMove(edit.grid > 0 ? { x: x * edit.grid * times, y: y * edit.grid * times } : by(STEP.point), 'nudge');
    else control.pan({ x: -x * STEP.view * times, y: -y * STEP.view * times });
  };

  const label =
    edit?.placing != null
      ? fill(text.stagePlacing, { name: edit.placing })
      : edit?.cornering
        ? text.stageCorner
        : edit
          ? text.stageEdit
          : text.stage;
  const corner = view && toScreen(view, size, { x: 0, y: 0 });
  return (
    <div className="gd-plan-box">
      {/* An application: arrow keys move what is on it. What it shows stands in the list beside it as well. */}
      <div
        ref={stage}
        className="gd-plan-stage"
        role="application"
        tabIndex={0}
        aria-label={label}
        data-mode={host.mode}
        onKeyDown={onKeyDown}
      >
        {view && corner && (
          <div
            className="gd-plan-sheet"
            style={{
              width: size.width * view.scale,
              height: size.height * view.scale,
              transform: `translate(${corner.x}px, ${corner.y}px)`,
            }}
          >
            {src && <img src={src} alt="" draggable={false} />}
            {under?.({ width: size.width * view.scale, height: size.height * view.scale })}
          </div>
        )}
        {view && (
          <StageOverlay
            view={view}
            size={size}
            grid={edit?.grid ?? 0}
            cross={edit?.placing != null ? cross : null}
            corners={corners}
          />
        )}
        <div ref={holder} className="gd-plan-holder" />
      </div>
      <div className="gd-plan-zoom">
        <button type="button" aria-label={text.zoomIn} title={text.zoomIn} onClick={() => control.zoom(1.25)}>
          ＋
        </button>
        <button type="button" aria-label={text.zoomOut} title={text.zoomOut} onClick={() => control.zoom(0.8)}>
          －
        </button>
        <button type="button" aria-label={text.fit} title={text.fit} onClick={control.fit}>
          ⤢
        </button>
      </div>
    </div>
  );
}

const within = ({ x, y }: Place): Place => ({ x: clampFraction(x), y: clampFraction(y) });
