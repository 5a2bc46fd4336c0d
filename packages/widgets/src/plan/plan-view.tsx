import type { Lang } from '@gongdi/domain';
import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { namesOf } from './point/labels.ts';
import type { PlanDevice, PlanDrawing, PlanPoint } from './point/point.ts';
import { PointList } from './point-list.tsx';
import { PlanStage, type StageHandle } from './stage.tsx';
import { planText } from './text/index.ts';

interface PlanViewProps {
  lang: Lang;
  drawing: PlanDrawing;
  src: string | undefined;
  notice?: ReactNode;
  devices: readonly PlanDevice[];
  /** Returns the values of a point for the list. */
  describe?: (point: PlanPoint) => string;
  handle?: Ref<StageHandle>;
}

const NO_POINTS: ReadonlySet<string> = new Set();

/** A read-only drawing with its points. */
export function PlanView({ lang, drawing, src, notice, devices, describe, handle }: PlanViewProps) {
  const text = planText[lang];
  const own = useRef<StageHandle>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(NO_POINTS);
  const byId = useMemo(() => new Map(devices.map((one) => [one.id, one])), [devices]);
  const names = useMemo(() => namesOf(drawing.points, byId, text), [drawing.points, byId, text]);
  return (
    <div className="gd-plan">
      <div className="gd-plan-columns gd-plan-two">
        <div className="gd-plan-middle">
          <PlanStage
            lang={lang}
            drawing={drawing}
            src={src}
            labels={names}
            selected={selected}
            onSelect={setSelected}
            handle={handle ?? own}
          />
          {notice && <div className="gd-plan-notice">{notice}</div>}
        </div>
        <div className="gd-plan-side">
          <PointList
            lang={lang}
            points={drawing.points}
            names={names}
            devices={byId}
            selected={selected}
            editable={false}
            describe={describe}
            onSelect={(keys, shown) => {
              setSelected(keys);
              if (!handle) own.current?.reveal(shown);
            }}
          />
        </div>
      </div>
    </div>
  );
}
