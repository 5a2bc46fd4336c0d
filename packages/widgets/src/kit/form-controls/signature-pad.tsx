import { Button, Space } from 'antd';
import { useEffect, useRef, type PointerEvent } from 'react';
import { useFormText } from './text/index.ts';
import { drawStrokes, PAD, type Stroke } from './signature-picture.ts';

interface SignaturePadProps {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
}

/** Points nearer than this to the last one are skipped, px of the pad. */
const STEP = 3;

/** Records a signature by mouse, pen or finger. */
export function SignaturePad({ strokes, onStrokes }: SignaturePadProps) {
  const text = useFormText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<number[] | null>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, PAD.width, PAD.height);
    drawStrokes(pen, strokes);
  }, [strokes]);
  const pointOf = (event: PointerEvent): [number, number] => {
    const box = canvas.current!.getBoundingClientRect();
    const scale = (at: number, size: number, most: number) => Math.round(Math.min(1, Math.max(0, at / size)) * most);
    return [
      scale(event.clientX - box.left, box.width, PAD.width),
      scale(event.clientY - box.top, box.height, PAD.height),
    ];
  };
  const paint = () => {
    const pen = canvas.current?.getContext('2d');
    if (pen && current.current) drawStrokes(pen, [current.current]);
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.current = pointOf(event);
    paint();
  };
  const move = (event: PointerEvent) => {
    const stroke = current.current;
    if (!stroke) return;
    const [x, y] = pointOf(event);
    if (Math.hypot(x - stroke.at(-2)!, y - stroke.at(-1)!) < STEP) return;
    stroke.push(x, y);
    paint();
  };
  const end = () => {
    if (!current.current) return;
    onStrokes([...strokes, current.current]);
    current.current = null;
  };
  return (
    <div className="gd-form-signature-pad">
      <canvas
        ref={canvas}
        width={PAD.width}
        height={PAD.height}
        role="img"
        aria-label={text.signCanvas}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Space>
        <Button size="small" disabled={strokes.length === 0} onClick={() => onStrokes(strokes.slice(0, -1))}>
          {text.signUndo}
        </Button>
        <Button size="small" disabled={strokes.length === 0} onClick={() => onStrokes([])}>
          {text.signClear}
        </Button>
      </Space>
    </div>
  );
}
