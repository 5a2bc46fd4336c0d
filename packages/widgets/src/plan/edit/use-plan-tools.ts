import { useState } from 'react';
import type { PlanDevice } from '../point/point.ts';
import type { Place } from '../view/view.ts';
import { MATRIX_BLANK, type MatrixDraft } from './matrix-form.tsx';

export interface PlanTools {
  /** The device that the next click places. */
  placing: PlanDevice | null;
  /** The matrix of points that is being described. */
  matrix: MatrixDraft | null;
  /** Whether the next drag draws the corners of the matrix. */
  cornering: boolean;
  setMatrix(matrix: MatrixDraft | null): void;
  place(device: PlanDevice | null): void;
  beginCorners(): void;
  endCorners(from: Place, to: Place): void;
  closeMatrix(): void;
  cancel(): void;
}

/**
 * Keeps which tool the pointer has: it places a device, or draws the corners of a matrix, or neither.
 * @param focus moves the focus to the drawing, where the tool works
 */
export function usePlanTools(focus: () => void): PlanTools {
  const [placing, setPlacing] = useState<PlanDevice | null>(null);
  const [matrix, setMatrix] = useState<MatrixDraft | null>(null);
  const [cornering, setCornering] = useState(false);
  const hold = (device: PlanDevice | null, corners: boolean) => {
    setPlacing(device);
    setCornering(corners);
  };
  return {
    placing,
    matrix,
    cornering,
    setMatrix,
    place(device) {
      hold(device, false);
      if (device) focus();
    },
    beginCorners() {
      hold(null, true);
      focus();
    },
    endCorners(from, to) {
      setMatrix((old) => ({ ...(old ?? MATRIX_BLANK), from, to }));
      setCornering(false);
    },
    closeMatrix() {
      setMatrix(null);
      setCornering(false);
    },
    cancel: () => hold(null, false),
  };
}
