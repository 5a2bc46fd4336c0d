import { fill, type Lang } from '@gongdi/domain';
import { planText } from '../text/index.ts';
import { ALIGNMENTS, type Alignment } from './operations.ts';

/** Available grids: distances of the lines in fractions. */
const GRIDS = [0, 0.01, 0.02, 0.05, 0.1] as const;

interface ToolbarProps {
  lang: Lang;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Number of selected points. */
  chosen: number;
  onAlign: (how: Alignment) => void;
  grid: number;
  onGrid: (grid: number) => void;
  matrix: boolean;
  onMatrix: () => void;
}

/** Toolbar of the editor. */
export function Toolbar(props: ToolbarProps) {
  const { lang, canUndo, canRedo, onUndo, onRedo, chosen, onAlign, grid, onGrid, matrix, onMatrix } = props;
  const text = planText[lang];
  return (
    <div className="gd-plan-toolbar">
      <button type="button" className="gd-plan-button" disabled={!canUndo} onClick={onUndo} title="Ctrl+Z">
        {text.undo}
      </button>
      <button type="button" className="gd-plan-button" disabled={!canRedo} onClick={onRedo} title="Ctrl+Y">
        {text.redo}
      </button>
      <select
        className="gd-plan-input"
        aria-label={text.align}
        title={chosen < 2 ? text.alignHint : text.align}
        disabled={chosen < 2}
        value=""
        onChange={({ target }) => onAlign(target.value as Alignment)}
      >
        <option value="" disabled>
          {text.align}
        </option>
        {ALIGNMENTS.map((one) => (
          <option key={one} value={one}>
            {text[one]}
          </option>
        ))}
      </select>
      <select
        className="gd-plan-input"
        aria-label={text.snap}
        value={grid}
        onChange={({ target }) => onGrid(Number(target.value))}
      >
        {GRIDS.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? text.snapOff : fill(text.snapStep, { step: one * 100 })}
          </option>
        ))}
      </select>
      <button type="button" className="gd-plan-button" aria-expanded={matrix} onClick={onMatrix}>
        {text.matrix}
      </button>
    </div>
  );
}
