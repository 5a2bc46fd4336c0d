import { BlockOutlined, CompressOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { fill, type FileItem } from '@gongdi/domain';
import { Button, Checkbox } from 'antd';
import { memo, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSheet } from '../../../shadow/use-sheet.ts';
import { useRead } from '../../content/use-bytes.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { usePan } from '../parts/use-pan.ts';
import { Waiting } from '../parts/waiting.tsx';
import { useViewerText } from '../text/index.ts';
import drawingCss from './drawing.css?inline';
import { DRAWING_LIMIT, openDrawing } from './open-drawing.ts';
import { MOST, type Drawing } from './read-drawing.ts';

/** A DXF as a picture, with its layers. */
export function DrawingView({ file }: { file: FileItem }) {
  useSheet(drawingCss);
  const text = useViewerText();
  const held = useRead(file, DRAWING_LIMIT, openDrawing);
  if (held.state === 'loading') return <Waiting part={held.part} text={text.reading} />;
  if (held.state === 'failed') return <FileProblem trouble={held.trouble} retry={held.retry} />;
  if (held.value.layers.length === 0) return <p className="gd-drawing-note">{text.drawingEmpty}</p>;
  return <Picture drawing={held.value} />;
}

function Picture({ drawing }: { drawing: Drawing }) {
  const text = useViewerText();
  const { layers, width, height, cut } = drawing;
  const view = useRef<HTMLDivElement>(null);
  const pan = usePan(view);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(layers.filter(({ off }) => off).map(({ name }) => name)),
  );
  const [listed, setListed] = useState(false);
  const list = useId();
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (pan.key(event.key)) event.preventDefault();
  };
  const tool = (label: string, icon: ReactNode, key: string) => (
    <Button size="small" type="text" icon={icon} aria-label={label} title={label} onClick={() => pan.key(key)} />
  );
  return (
    <div className="gd-drawing">
      <div className="gd-drawing-tools" role="toolbar" aria-label={text.document}>
        <Button
          size="small"
          type={listed ? 'link' : 'text'}
          icon={<BlockOutlined aria-hidden />}
          aria-expanded={listed}
          aria-controls={listed ? list : undefined}
          onClick={() => setListed(!listed)}
        >
          {`${text.layers} ${layers.length - hidden.size}/${layers.length}`}
        </Button>
        {tool(text.zoomOut, <MinusOutlined aria-hidden />, '-')}
        <output aria-live="polite">{`${Math.round(pan.zoom * 100)}%`}</output>
        {tool(text.zoomIn, <PlusOutlined aria-hidden />, '+')}
        {tool(text.restore, <CompressOutlined aria-hidden />, '0')}
      </div>
      <div className="gd-drawing-body">
        {listed && <Layers id={list} drawing={drawing} hidden={hidden} onHidden={setHidden} />}
        <div
          ref={view}
          className="gd-drawing-view"
          tabIndex={0}
          role="group"
          aria-label={text.drawing}
          onKeyDown={onKey}
          data-gd-focus
        >
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={text.document}
            style={{ transform: pan.transform }}
          >
            <Shapes drawing={drawing} hidden={hidden} />
          </svg>
        </div>
      </div>
      {cut && (
        <p className="gd-drawing-note" role="note">
          {fill(text.drawingCut, { count: MOST.shapes })}
        </p>
      )}
    </div>
  );
}

interface LayersProps {
  id: string;
  drawing: Drawing;
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
}

function Layers({ id, drawing: { layers }, hidden, onHidden }: LayersProps) {
  const text = useViewerText();
  const toggle = (name: string) => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    onHidden(next);
  };
  return (
    <div id={id} className="gd-drawing-layers">
      <span>
        <Button size="small" onClick={() => onHidden(new Set())}>
          {text.layersAll}
        </Button>
        <Button size="small" onClick={() => onHidden(new Set(layers.map(({ name }) => name)))}>
          {text.layersNone}
        </Button>
      </span>
      {layers.map(({ name }) => (
        <Checkbox key={name} checked={!hidden.has(name)} onChange={() => toggle(name)}>
          {name}
        </Checkbox>
      ))}
    </div>
  );
}

/** Drawn anew for each choice of layers; moving and zooming change the frame alone. */
const Shapes = memo(function Shapes({ drawing: { layers, texts }, hidden }: Pick<LayersProps, 'drawing' | 'hidden'>) {
  return (
    <>
      {layers
        .filter(({ name }) => !hidden.has(name))
        .flatMap(({ name, paths }) =>
          paths.map(({ color, d }) => <path key={`${name} ${color ?? ''}`} d={d} stroke={color ?? 'currentColor'} />),
        )}
      {texts
        .filter(({ layer }) => !hidden.has(layer))
        .map(({ x, y, height, turn, text }, index) => (
          <text key={index} x={x} y={y} fontSize={height * 1.2} transform={`rotate(${turn} ${x} ${y})`}>
            {text.split('\n').map((words, place) => (
              <tspan key={place} x={x} dy={place === 0 ? 0 : height * 1.6}>
                {words}
              </tspan>
            ))}
          </text>
        ))}
    </>
  );
});
