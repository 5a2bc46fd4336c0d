import { filesIn, fill, floorplan, type Judgement } from '@gongdi/domain';
import { useMemo } from 'react';
import { PlanSheet } from '../../../generic/floor-plan/plan-sheet.tsx';
import { useRecord } from '../../../generic/use-record.ts';
import type { Place, Point } from './point.ts';
import { useMeasureText } from './text/index.ts';

interface PointsOnPlanProps {
  plan_id: string;
  points: readonly Point[];
  judged: Judgement | undefined;
  pin: Place | undefined;
  onPin: (at: Place) => void;
}

const NONE: ReadonlySet<string> = new Set();
const ignore = (): void => undefined;
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The plan with the points of this place; a tap is the place of the next one. */
export function PointsOnPlan({ plan_id, points, judged, pin, onPin }: PointsOnPlanProps) {
  const text = useMeasureText();
  const { data } = useRecord(floorplan, plan_id);
  const file = filesIn(data?.['drawing'])[0];
  const marked = useMemo(
    () => [
      ...points.flatMap(({ reading, pin_x, pin_y }, at) =>
        pin_x === undefined || pin_y === undefined
          ? []
          : [{ key: String(at), device_id: 'point', name: String(reading), x: pin_x, y: pin_y }],
      ),
      ...(pin ? [{ key: 'next', device_id: 'point', name: '?', x: pin.x, y: pin.y }] : []),
    ],
    [points, pin],
  );
  const levels = useMemo(
    () => new Map((judged?.points ?? []).map(({ burst }, at) => [String(at), burst ? 2 : 0])),
    [judged],
  );
  if (!file) return null;
  return (
    <>
      <p role="status">{fill(text.tapNext, { number: points.length + 1 })}</p>
      <PlanSheet
        key={file.id}
        small
        file={file}
        page={Number(data?.['page_number'] ?? 1)}
        points={marked}
        levels={levels}
        selected={NONE}
        onSelect={ignore}
        placing={{
          name: fill(text.reading, { number: points.length + 1 }),
          onPlace: ({ x, y }) => onPin({ x: rounded(x), y: rounded(y) }),
          onCancel: ignore,
        }}
      />
    </>
  );
}
