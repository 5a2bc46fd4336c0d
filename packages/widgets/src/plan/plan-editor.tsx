import { fill, type Lang } from '@gongdi/domain';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { DeviceList } from './edit/device-list.tsx';
import { MATRIX_BLANK, MatrixForm, type MatrixDraft } from './edit/matrix-form.tsx';
import { aligned, matrixOf, moved, snapped } from './edit/operations.ts';
import { PointForm } from './edit/point-form.tsx';
import { Toolbar } from './edit/toolbar.tsx';
import { newKey, type PlanEdit } from './edit/use-edit.ts';
import { namesOf, percent } from './labels.ts';
import type { PlanDevice, PlanDrawing, PlanPoint } from './point.ts';
import { PointList } from './point-list.tsx';
import { PlanStage, type StageHandle } from './stage.tsx';
import { planText } from './text/index.ts';
import type { Place } from './view/view.ts';

interface PlanEditorProps {
  lang: Lang;
  edit: PlanEdit;
  /** The drawing on view. */
  drawing: PlanDrawing;
  src: string | undefined;
  /** Instead of the picture: that it loads, or why it does not. */
  notice?: ReactNode;
  devices: readonly PlanDevice[];
}

const NOBODY: ReadonlySet<string> = new Set();

/** Points of a drawing put down, moved, aligned, named and removed, by mouse, touch and keyboard. */
export function PlanEditor({ lang, edit, drawing, src, notice, devices }: PlanEditorProps) {
  const text = planText[lang];
  const stage = useRef<StageHandle>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NOBODY);
  const [placing, setPlacing] = useState<PlanDevice | null>(null);
  const [grid, setGrid] = useState(0);
  const [matrix, setMatrix] = useState<MatrixDraft | null>(null);
  const [cornering, setCornering] = useState(false);
  const [said, setSaid] = useState('');
  const { points } = drawing;
  const byId = useMemo(() => new Map(devices.map((one) => [one.id, one])), [devices]);
  const names = useMemo(() => namesOf(points, byId, text), [points, byId, text]);
  const free = useMemo(() => {
    const placed = new Set(points.map(({ device_id }) => device_id));
    return devices.filter(({ id }) => !placed.has(id));
  }, [points, devices]);
  // What was taken back is not chosen any more.
  const selected = useMemo(() => {
    const here = points.filter(({ key }) => chosen.has(key)).map(({ key }) => key);
    return here.length === chosen.size ? chosen : new Set(here);
  }, [points, chosen]);
  const set = (next: (old: readonly PlanPoint[]) => readonly PlanPoint[], kind: string | null = null) =>
    edit.setPoints(drawing.key, next, kind);

  const place = (at: Place) => {
    if (!placing) return;
    const point = { key: newKey(), device_id: placing.id, name: '', x: snapped(at.x, grid), y: snapped(at.y, grid) };
    set((old) => [...old, point]);
    setChosen(new Set([point.key]));
    setSaid(fill(text.placed, { name: placing.name, x: percent(point.x), y: percent(point.y) }));
    setPlacing(null);
    stage.current?.focus();
  };
  const remove = () => {
    set((old) => old.filter(({ key }) => !selected.has(key)));
    setSaid(fill(text.removed, { count: selected.size }));
    setChosen(NOBODY);
    stage.current?.focus();
  };
  const addMatrix = () => {
    if (!matrix) return;
    const ids = matrix.takeDevices ? free.filter(({ taken }) => taken === undefined).map(({ id }) => id) : [];
    const made = matrixOf(matrix, ids, newKey);
    set((old) => [...old, ...made]);
    setChosen(new Set(made.map(({ key }) => key)));
    setSaid(fill(text.matrixAdded, { count: made.length }));
    setMatrix(null);
    setCornering(false);
    stage.current?.focus();
  };
  const move = (by: Place, kind: string | null) => {
    set((old) => moved(old, selected, by, grid), kind);
    const first = moved(points, selected, by, grid).find(({ key }) => selected.has(key));
    if (first) setSaid(fill(text.movedTo, { x: percent(first.x), y: percent(first.y) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a text field, these keys are the field's own.
    if (!(event.ctrlKey || event.metaKey) || (event.target as Element).matches('input:not([type=checkbox])')) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) edit.undo();
    else if (key === 'y' || key === 'z') edit.redo();
    else return;
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
        onAlign={(how) => set((old) => aligned(old, selected, how))}
        grid={grid}
        onGrid={setGrid}
        matrix={matrix !== null}
        onMatrix={() => setMatrix(matrix ? null : MATRIX_BLANK)}
      />
      {matrix && (
        <MatrixForm
          lang={lang}
          draft={matrix}
          onChange={setMatrix}
          onCorners={() => {
            setCornering(true);
            setPlacing(null);
            stage.current?.focus();
          }}
          onAdd={addMatrix}
          onCancel={() => {
            setMatrix(null);
            setCornering(false);
          }}
        />
      )}
      <div className="gd-plan-columns">
        <DeviceList
          lang={lang}
          devices={free}
          placing={placing?.id ?? null}
          onPlace={(device) => {
            setPlacing(device);
            setCornering(false);
            if (device) stage.current?.focus();
          }}
        />
        <div className="gd-plan-middle">
          <PlanStage
            lang={lang}
            drawing={drawing}
            src={src}
            labels={names}
            selected={selected}
            onSelect={setChosen}
            handle={stage}
            edit={{
              grid,
              placing: placing?.name ?? null,
              cornering,
              onMove: move,
              onPlace: place,
              onCorners: (from, to) => {
                setMatrix((old) => ({ ...(old ?? MATRIX_BLANK), from, to }));
                setCornering(false);
              },
              onRemove: remove,
              onCancel: () => {
                setPlacing(null);
                setCornering(false);
              },
            }}
          />
          {notice && <div className="gd-plan-notice">{notice}</div>}
        </div>
        <div className="gd-plan-side">
          <PointForm
            lang={lang}
            points={points.filter(({ key }) => selected.has(key))}
            names={names}
            devices={byId}
            free={free}
            onChange={(point, kind) => set((old) => old.map((one) => (one.key === point.key ? point : one)), kind)}
            onRemove={remove}
          />
          <PointList
            lang={lang}
            points={points}
            names={names}
            devices={byId}
            selected={selected}
            editable
            onSelect={(keys, shown) => {
              setChosen(keys);
              stage.current?.reveal(shown);
            }}
          />
        </div>
      </div>
      <span className="gd-said" role="status">
        {said}
      </span>
    </div>
  );
}
