import { describe, expect, it, vi } from 'vitest';
import { pressStageKey } from './stage-keys.ts';
import type { StageEdit } from './stage.tsx';

const point = (key: string) => ({ key, device_id: key, name: '', x: 0.5, y: 0.5 });

function stage(edit?: Partial<StageEdit>, selected: readonly string[] = []) {
  const control = { zoom: vi.fn(), fit: vi.fn(), pan: vi.fn(), reveal: vi.fn() };
  const actions = { onMove: vi.fn(), onPlace: vi.fn(), onCorners: vi.fn(), onRemove: vi.fn(), onCancel: vi.fn() };
  const onSelect = vi.fn();
  const setCross = vi.fn();
  const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
    pressStageKey(
      { key, shiftKey: false, ctrlKey: false, metaKey: false, ...held },
      {
        control,
        view: { scale: 2, left: 0, top: 0 },
        size: { width: 100, height: 50 },
        points: [point('a'), point('b')],
        selected: new Set(selected),
        onSelect,
        edit: edit && { grid: 0, placing: null, cornering: false, ...actions, ...edit },
        cross: { x: 0.5, y: 0.5 },
        setCross,
      },
    );
  return { press, control, ...actions, onSelect, setCross };
}

describe('keys of a stage', () => {
  it('pans without an editor, even with selected points', () => {
    const { press, control, onMove } = stage(undefined, ['a']);
    expect(press('ArrowLeft')).toBe(true);
    expect(control.pan).toHaveBeenCalledWith({ x: 40, y: -0 });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('moves selected points by a pixel of the screen, ten with Shift, and by a line of the grid', () => {
    const { press, onMove } = stage({}, ['a']);
    press('ArrowRight');
    expect(onMove).toHaveBeenLastCalledWith({ x: 1 / 200, y: 0 }, 'nudge');
    press('ArrowDown', { shiftKey: true });
    expect(onMove).toHaveBeenLastCalledWith({ x: 0, y: 10 / 100 }, 'nudge');
    const snapping = stage({ grid: 0.1 }, ['a']);
    snapping.press('ArrowUp');
    expect(snapping.onMove).toHaveBeenLastCalledWith({ x: 0, y: -0.1 }, 'nudge');
  });

  it('moves the cross while a device is being placed, and Enter places it there', () => {
    const { press, setCross, control, onPlace } = stage({ placing: 'S1' }, ['a']);
    press('ArrowRight');
    expect(setCross).toHaveBeenCalledWith({ x: 0.52, y: 0.5 });
    expect(control.reveal).toHaveBeenCalledWith({ x: 0.52, y: 0.5 });
    expect(press('Enter')).toBe(true);
    expect(onPlace).toHaveBeenCalledWith({ x: 0.5, y: 0.5 });
  });

  it('puts away the tool with Escape first, then the selection, and leaves the key to others at last', () => {
    const cornering = stage({ cornering: true }, ['a']);
    expect(cornering.press('Escape')).toBe(true);
    expect(cornering.onCancel).toHaveBeenCalled();
    const selecting = stage({}, ['a']);
    expect(selecting.press('Escape')).toBe(true);
    expect(selecting.onSelect).toHaveBeenCalledWith(new Set());
    expect(stage({}).press('Escape')).toBe(false);
  });

  it('removes selected points only in an editor', () => {
    const editing = stage({}, ['a']);
    expect(editing.press('Delete')).toBe(true);
    expect(editing.onRemove).toHaveBeenCalled();
    expect(stage({}).press('Delete')).toBe(false);
    expect(stage(undefined, ['a']).press('Delete')).toBe(false);
  });

  it('zooms, fits and selects all points', () => {
    const { press, control, onSelect } = stage();
    press('+');
    press('-');
    press('0');
    expect(control.zoom.mock.calls).toEqual([[1.25], [0.8]]);
    expect(control.fit).toHaveBeenCalled();
    expect(press('a')).toBe(false);
    expect(press('a', { ctrlKey: true })).toBe(true);
    expect(onSelect).toHaveBeenCalledWith(new Set(['a', 'b']));
  });
});
