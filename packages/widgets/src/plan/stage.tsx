import { fill, type Lang } from '@gongdi/domain';
import { useImperativeHandle, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useLayer } from './layer/use-layer.ts';
import { sizeOf, type PlanDrawing, type PointMark } from './point/point.ts';
import { StageOverlay } from './stage-overlay.tsx';
import { planText, type PlanText } from './text/index.ts';
import { pressStageKey } from './stage-keys.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { useBox } from './view/use-box.ts';
import { useView, type ViewControl } from './view/use-view.ts';
import { toScreen, type Place, type Size } from './view/view.ts';

/** Editing functions of a stage. */
export interface StageEdit {
  /** Distance of the grid lines in fractions; 0: none. */
  grid: number;
  /** Name of the device that is being placed. */
  placing: string | null;
  /** Whether the next drag draws the two corners of a matrix. */
  cornering: boolean;
  /** @param kind consecutive moves of one kind are undone together; null: this move alone */
  onMove: (by: Place, kind: string | null) => void;
  onPlace: (at: Place) => void;
  onCorners: (from: Place, to: Place) => void;
  onRemove: () => void;
  onCancel: () => void;
}

export interface StageHandle {
  /** Sets level and value of a point, by its key: drawn at once, without React. */
  mark: (key: string, mark: PointMark) => void;
  focus: () => void;
  fit: () => void;
  reveal: (point: Place) => void;
}

export interface PlanStageProps {
  lang: Lang;
  drawing: PlanDrawing;
  /** Address of the picture that the page may load; absent: none, or not yet. */
  src: string | undefined;
  /** Texts beside the points. */
  labels: ReadonlyMap<string, string>;
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  edit?: StageEdit;
  /** Renders content on the drawing below its points; gets the current size of the drawing on screen in pixels. */
  under?: (shown: Size) => ReactNode;
  handle?: Ref<StageHandle>;
}

/** A drawing with its points: pan, zoom, select, and with `edit` move and add points, by mouse, touch and keyboard. */
export function PlanStage(props: PlanStageProps) {
  const { lang, drawing, src, labels, selected, onSelect, edit, under, handle } = props;
  const text = planText[lang];
  const stage = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const box = useBox(stage);
  const size = sizeOf(drawing);
  const control = useView(size, box);
  const { view } = control;
  const { points } = drawing;
  const board = useLayer(holder, { points, labels, selected, view, drawing: size, box });

  useImperativeHandle(handle, () => ({
    mark: (key, mark) => board.mark(key, mark),
    focus: () => stage.current?.focus(),
    fit: control.fit,
    reveal: control.reveal,
  }));

  const { mode, cross, setCross, corners } = useStageGestures(stage, props, control, board);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== stage.current || !view) return;
    const host = { control, view, size, points, selected, onSelect, edit, cross, setCross };
    if (!pressStageKey(event, host)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const corner = view && toScreen(view, size, { x: 0, y: 0 });
  return (
    <div className="gd-plan-box">
      {/* Role application, since arrow keys move its content. The list beside it has the same content. */}
      <div
        ref={stage}
        className="gd-plan-stage"
        role="application"
        tabIndex={0}
        aria-label={labelOf(edit, text)}
        data-mode={mode}
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
      <ZoomButtons control={control} text={text} />
    </div>
  );
}

/** Says what the stage is for, and what the next press does. */
function labelOf(edit: StageEdit | undefined, text: PlanText): string {
  if (!edit) return text.stage;
  if (edit.placing !== null) return fill(text.stagePlacing, { name: edit.placing });
  return edit.cornering ? text.stageCorner : text.stageEdit;
}

function ZoomButtons({ control, text }: { control: ViewControl; text: PlanText }) {
  return (
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
  );
}
