import { useMemo } from 'react';
import { drawCode } from './modules.ts';

interface QrCodeProps {
  /** The encoded text. */
  value: string;
  /** Accessible name, for users who cannot see the code. */
  label: string;
  /** Side length, px. */
  size?: number;
}

/** A QR code, dark on white in any theme, because readers fail on inverse codes. */
export function QrCode({ value, label, size = 240 }: QrCodeProps) {
  const { size: side, path } = useMemo(() => drawCode(value), [value]);
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
