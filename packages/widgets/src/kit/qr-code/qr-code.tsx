import { useMemo } from 'react';
import { drawCode } from './modules.ts';

interface QrCodeProps {
  /** What a reader gets. */
  value: string;
  /** What it is a code of, for those who do not see it. */
  label: string;
  /** Side, px. */
  size?: number;
}

/** A QR code, dark on white in any theme: readers fail on the inverse. */
export function QrCode({ value, label, size = 240 }: QrCodeProps) {
  const { size: side, path } = useMemo(() => drawCode(value), [value]);
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
