import { MinusOutlined, PlusOutlined, RedoOutlined, RotateRightOutlined } from '@ant-design/icons';
import type { FileItem } from '@gongdi/domain';
import { Button } from 'antd';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSheet } from '../../../shadow/use-sheet.ts';
import { useContent } from '../../content/use-content.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { usePan } from '../parts/use-pan.ts';
import { Waiting } from '../parts/waiting.tsx';
import { useViewerText } from '../text/index.ts';
import photoCss from './photo.css?inline';

/**
 * A picture, upright as its camera says, that can be moved, zoomed and rotated: by mouse, two fingers, buttons, or the
 * keys `+`, `-`, `r` and `0`.
 */
export function ImageView({ file }: { file: FileItem }) {
  useSheet(photoCss);
  const text = useViewerText();
  const content = useContent(file);
  const [broken, setBroken] = useState(false);
  if (content.state === 'loading') return <Waiting part={null} />;
  if (content.state === 'failed') return <FileProblem trouble={{ why: 'lost' }} retry={content.retry} />;
  if (broken) return <p className="gd-photo-note">{text.notShown}</p>;
  return <Picture src={content.src} name={file.name ?? ''} onFailed={() => setBroken(true)} />;
}

interface PictureProps {
  src: string;
  name: string;
  onFailed: () => void;
}

function Picture({ src, name, onFailed }: PictureProps) {
  const text = useViewerText();
  const box = useRef<HTMLDivElement>(null);
  const pan = usePan(box);
  const [turn, setTurn] = useState(0);
  const apply = (key: string): boolean => {
    if (key === 'r') setTurn((known) => (known + 90) % 360);
    if (key === '0') setTurn(0);
    // Left and right go through the pictures, as long as the picture is as large as its frame.
    if (pan.zoom === 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) return false;
    return pan.key(key) || key === 'r';
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!apply(key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (label: string, icon: ReactNode, key: string) => (
    <Button type="text" aria-label={label} title={label} icon={icon} onClick={() => void apply(key)} />
  );
  return (
    <div className="gd-photo" onKeyDown={onKey} role="presentation">
      <div ref={box} className="gd-photo-frame" tabIndex={0} role="group" aria-label={name} data-gd-focus>
        <div className="gd-photo-moved" style={{ transform: pan.transform }}>
          <img
            src={src}
            alt={name}
            draggable={false}
            onError={onFailed}
            style={{ transform: `rotate(${turn}deg)` }}
            data-zoom={Math.round(pan.zoom * 100) / 100}
            data-turn={turn}
          />
        </div>
      </div>
      <div className="gd-photo-tools">
        {button(text.zoomOut, <MinusOutlined aria-hidden />, '-')}
        <output aria-live="polite">{`${Math.round(pan.zoom * 100)}%`}</output>
        {button(text.zoomIn, <PlusOutlined aria-hidden />, '+')}
        {button(text.rotate, <RotateRightOutlined aria-hidden />, 'r')}
        {button(text.restore, <RedoOutlined aria-hidden />, '0')}
      </div>
    </div>
  );
}
