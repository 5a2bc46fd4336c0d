import { useEffect, useMemo, useRef, useState } from 'react';
import { namesOf, planText, PlanStage, type PlanDevice, type PlanDrawing, type StageHandle } from '../../plan/index.ts';
import { HeatLayer } from '../heat/heat-layer.tsx';
import type { Monitor } from '../session/monitor.ts';
import { Painter } from '../session/painter.ts';
import type { MonitorState } from '../session/state.ts';
import { HeatLegend } from './heat-legend.tsx';
import { usePicture } from './use-picture.ts';

interface StageViewProps {
  monitor: Monitor;
  state: MonitorState;
  drawing: PlanDrawing;
  onStage(stage: StageHandle | null): void;
}

/** The drawing with its points. `Painter` writes values to the points without rendering this component. */
export function StageView({ monitor, state, drawing, onStage }: StageViewProps) {
  const { lang, text } = monitor;
  const { devices, selected, heat } = state;
  const stage = useRef<StageHandle>(null);
  const [painter] = useState(() => new Painter(monitor));
  const { src, state: picture } = usePicture(monitor.source, drawing);
  const known = useMemo(
    () => new Map([...devices].map(([id, { name, number }]): [string, PlanDevice] => [id, { id, name, number }])),
    [devices],
  );
  const labels = useMemo(() => namesOf(drawing.points, known, planText[lang]), [drawing, known, lang]);
  useEffect(() => painter.start(), [painter]);
  useEffect(() => {
    painter.attach(stage.current, drawing);
    onStage(stage.current);
    return () => onStage(null);
  }, [painter, drawing, lang, onStage]);
  useEffect(() => painter.select(selected), [painter, selected]);
  const notice =
    picture === 'loading'
      ? text.pictureLoading
      : picture === 'failed'
        ? text.pictureFailed
        : drawing.points.length === 0
          ? text.noPoints
          : null;
  return (
    <>
      <PlanStage
        lang={lang}
        drawing={drawing}
        src={src}
        labels={labels}
        selected={selected}
        onSelect={(keys) => monitor.select(keys)}
        handle={stage}
        under={heat ? () => <HeatLayer monitor={monitor} drawing={drawing} /> : undefined}
      />
      {notice && <div className="gd-plan-notice">{notice}</div>}
      {heat && <HeatLegend monitor={monitor} drawing={drawing} />}
    </>
  );
}
