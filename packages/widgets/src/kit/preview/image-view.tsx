import { RedoOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePreviewText } from './text/index.ts';
import { FRONT, rotated, zoomed, type View } from './view.ts';

/** A picture that can be zoomed and rotated with buttons or the keys `+`, `-`, `r` and `0`, and moved by scrolling. */
export function ImageView({ src, name, onFailed }: { src: string; name: string; onFailed: () => void }) {
  const text = usePreviewText();
  const [view, setView] = useState<View>(FRONT);
  const onKey = (event: KeyboardEvent) => {
    const keys: Record<string, View> = {
      '+': zoomed(view, 1),
      '=': zoomed(view, 1),
      '-': zoomed(view, -1),
      r: rotated(view),
      '0': FRONT,
    };
    const next = keys[event.key.toLowerCase()];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(next);
  };
  const button = (label: string, icon: ReactNode, next: View) => (
    <Button type="text" aria-label={label} title={label} icon={icon} onClick={() => setView(next)} />
  );
  return (
    <div className="gd-file-image-view" onKeyDown={onKey} role="presentation">
      <div className="gd-file-image-frame" tabIndex={0} role="group" aria-label={name}>
        <img
          src={src}
          alt={name}
          onError={onFailed}
          style={{ width: `${view.zoom * 100}%`, transform: `rotate(${view.turn}deg)` }}
          data-zoom={view.zoom}
          data-turn={view.turn}
        />
      </div>
      <div className="gd-file-image-tools">
        {button(text.zoomOut, <ZoomOutOutlined aria-hidden />, zoomed(view, -1))}
        <output aria-live="polite">{`${Math.round(view.zoom * 100)}%`}</output>
        {button(text.zoomIn, <ZoomInOutlined aria-hidden />, zoomed(view, 1))}
        {button(text.rotate, <RotateRightOutlined aria-hidden />, rotated(view))}
        {button(text.restore, <RedoOutlined aria-hidden />, FRONT)}
      </div>
    </div>
  );
}
