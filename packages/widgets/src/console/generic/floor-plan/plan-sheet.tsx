import type { FileItem } from '@gongdi/domain';
import { useEffect, useMemo, useRef } from 'react';
import { FileProblem } from '../../../kit/preview/viewer/parts/file-problem.tsx';
import { usePlanPicture } from '../../../kit/preview/plan-picture/use-plan-picture.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import planCss from '../../../plan/plan.css?inline';
import { PlanStage, type PlanPoint, type StageHandle } from '../../../plan/index.ts';
import { useLang } from '../../ground/context/console-context.tsx';
import css from './floorplan.css?inline';
import { useFloorPlanText } from './text/index.ts';

interface PlanSheetProps {
  file: FileItem;
  /** Page of a PDF, from 1. */
  page: number;
  points: readonly PlanPoint[];
  /** Level of each point by its key: 0 in order, 1 waits, 2 beyond. */
  levels: ReadonlyMap<string, number>;
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** What the next tap places; absent: taps select and pan. */
  placing?: { name: string; onPlace: (at: { x: number; y: number }) => void; onCancel: () => void };
  small?: boolean;
}

const nothing = (): void => undefined;

/** A plan with points on it: pan, zoom, select; with `placing` the next tap answers its place. */
export function PlanSheet({ file, page, points, levels, selected, onSelect, placing, small }: PlanSheetProps) {
  useSheet(planCss);
  useSheet(css);
  const lang = useLang();
  const text = useFloorPlanText();
  const held = usePlanPicture(file, page);
  const stage = useRef<StageHandle>(null);
  const picture = held.state === 'ready' ? held.value : undefined;
  const labels = useMemo(() => new Map(points.map(({ key, name }) => [key, name])), [points]);
  const drawing = useMemo(
    () => ({
      key: file.id,
      name: file.name ?? '',
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
      url: '',
      points,
    }),
    [file.id, file.name, picture, points],
  );
  useEffect(() => {
    for (const { key } of points) stage.current?.mark(key, { level: (levels.get(key) ?? 0) as 0 | 1 | 2 });
  }, [points, levels, drawing]);
  return (
    <div className="gd-floorplan">
      {held.state === 'loading' && <p role="status">{text.loading}</p>}
      {held.state === 'failed' && <FileProblem trouble={held.trouble} retry={held.retry} />}
      <div className={small ? 'gd-floorplan-small' : 'gd-floorplan-stage'}>
        <PlanStage
          lang={lang}
          drawing={drawing}
          src={picture?.src}
          labels={labels}
          selected={selected}
          onSelect={onSelect}
          handle={stage}
          {...(placing && {
            edit: {
              grid: 0,
              placing: placing.name,
              cornering: false,
              onMove: nothing,
              onPlace: placing.onPlace,
              onCorners: nothing,
              onRemove: nothing,
              onCancel: placing.onCancel,
            },
          })}
        />
      </div>
    </div>
  );
}
