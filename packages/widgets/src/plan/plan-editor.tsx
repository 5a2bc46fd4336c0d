import type { Lang } from '@gongdi/domain';
import { useMemo, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { undoKeyOf } from '../kit/undo-key.ts';
import { DeviceList } from './edit/device-list.tsx';
import { MATRIX_BLANK, MatrixForm } from './edit/matrix-form.tsx';
import { aligned } from './edit/operations.ts';
import { PointForm } from './edit/point-form.tsx';
import { Toolbar } from './edit/toolbar.tsx';
import { useChosenPoints } from './edit/use-chosen-points.ts';
import type { PlanEdit } from './edit/use-edit.ts';
import { usePlanTools } from './edit/use-plan-tools.ts';
import { usePointActions, type PointActions } from './edit/use-point-actions.ts';
import { namesOf } from './point/labels.ts';
import type { PlanDevice, PlanDrawing, PlanPoint } from './point/point.ts';
import { PointList } from './point-list.tsx';
import { PlanStage, type StageHandle } from './stage.tsx';
import { planText } from './text/index.ts';

interface PlanEditorProps {
  lang: Lang;
  edit: PlanEdit;
  /** The displayed drawing. */
  drawing: PlanDrawing;
  src: string | undefined;
  /** Shown in place of the picture: it is loading, or the reason why it failed. */
  notice?: ReactNode;
  devices: readonly PlanDevice[];
}

/** Editor for the points of a drawing: place, move, align, name and remove, by mouse, touch and keyboard. */
export function PlanEditor({ lang, edit, drawing, src, notice, devices }: PlanEditorProps) {
  const text = planText[lang];
  const stage = useRef<StageHandle>(null);
  const [grid, setGrid] = useState(0);
  const focus = () => stage.current?.focus();
  const tools = usePlanTools(focus);
  const { placing, matrix, cornering } = tools;
  const { points } = drawing;
  const byId = useMemo(() => new Map(devices.map((one) => [one.id, one])), [devices]);
  const names = useMemo(() => namesOf(points, byId, text), [points, byId, text]);
  const free = useMemo(() => {
    const placed = new Set(points.map(({ device_id }) => device_id));
    return devices.filter(({ id }) => !placed.has(id));
  }, [points, devices]);
  const [selected, select] = useChosenPoints(points);
  const actions = usePointActions({ lang, edit, drawing, selected, select, free, grid, tools, focus });
  const onKeyDown = (event: KeyboardEvent) => {
    // In a text field, these keys belong to the field.
    if ((event.target as Element).matches('input:not([type=checkbox])')) return;
    const step = undoKeyOf(event);
    if (!step) return;
    edit[step]();
    event.preventDefault();
  };

  return (
    <div className="gd-plan" onKeyDown={onKeyDown}>
      <Toolbar
        lang={lang}
        canUndo={edit.canUndo}
        canRedo={edit.canRedo}
        onUndo={edit.undo}
        onRedo={edit.redo}
        chosen={selected.size}
        onAlign={(how) => actions.set((old) => aligned(old, selected, how))}
        grid={grid}
        onGrid={setGrid}
        matrix={matrix !== null}
        onMatrix={() => tools.setMatrix(matrix ? null : MATRIX_BLANK)}
      />
      {matrix && (
        <MatrixForm
          lang={lang}
          draft={matrix}
          onChange={tools.setMatrix}
          onCorners={tools.beginCorners}
          onAdd={actions.addMatrix}
          onCancel={tools.closeMatrix}
        />
      )}
      <div className="gd-plan-columns">
        <DeviceList lang={lang} devices={free} placing={placing?.id ?? null} onPlace={tools.place} />
        <div className="gd-plan-middle">
          <PlanStage
            lang={lang}
            drawing={drawing}
            src={src}
            labels={names}
            selected={selected}
            onSelect={select}
            handle={stage}
            edit={{
              grid,
              placing: placing?.name ?? null,
              cornering,
              onMove: actions.move,
              onPlace: actions.place,
              onCorners: tools.endCorners,
              onRemove: actions.remove,
              onCancel: tools.cancel,
            }}
          />
          {notice && <div className="gd-plan-notice">{notice}</div>}
        </div>
        <PlanSide
          lang={lang}
          points={points}
          names={names}
          devices={byId}
          free={free}
          selected={selected}
          actions={actions}
          onSelect={(keys, shown) => {
            select(keys);
            stage.current?.reveal(shown);
          }}
        />
      </div>
      <span className="gd-file-said" role="status">
        {actions.announcement}
      </span>
    </div>
  );
}

interface PlanSideProps {
  lang: Lang;
  points: readonly PlanPoint[];
  names: ReadonlyMap<string, string>;
  devices: ReadonlyMap<string, PlanDevice>;
  /** Devices without a point. */
  free: readonly PlanDevice[];
  selected: ReadonlySet<string>;
  actions: PointActions;
  onSelect: ComponentProps<typeof PointList>['onSelect'];
}

/** Properties of the selected points, and all points as a list. */
function PlanSide({ lang, points, names, devices, free, selected, actions, onSelect }: PlanSideProps) {
  return (
    <div className="gd-plan-side">
      <PointForm
        lang={lang}
        points={points.filter(({ key }) => selected.has(key))}
        names={names}
        devices={devices}
        free={free}
        onChange={(point, kind) => actions.set((old) => old.map((one) => (one.key === point.key ? point : one)), kind)}
        onRemove={actions.remove}
      />
      <PointList
        lang={lang}
        points={points}
        names={names}
        devices={devices}
        selected={selected}
        editable
        onSelect={onSelect}
      />
    </div>
  );
}
