import type { Circle } from '@gongdi/geo';
import { RADIUS, RADIUS_STEP } from '../model/circle.ts';
import type { Area } from '../model/document.ts';
import type { FenceSession } from '../session/session.ts';
import { degreeText } from '../text/amounts.ts';
import { format, type Texts } from '../text/index.ts';
import { NumberCell } from './number-cell.tsx';

interface CircleFieldsProps {
  session: FenceSession;
  area: Area;
  circle: Circle;
  /** Whether its corners are edited one by one. */
  byNodes: boolean;
  texts: Texts;
}

/** Number fields for the middle and the radius of a circle. */
export function CircleFields({ session, area, circle, byNodes, texts }: CircleFieldsProps) {
  const [longitude, latitude] = circle.center;
  const set = (next: Partial<Circle>) => session.setCircle(area.id, { ...circle, ...next });
  const problem = (limit: number) => format(texts.badNumber, { min: -limit, max: limit });
  return (
    <fieldset className="gd-fence-panel-circle">
      <legend>{texts.circle}</legend>
      <label>
        <span>{texts.radius}</span>
        <NumberCell
          label={texts.radius}
          value={Number(circle.radius.toFixed(1))}
          least={RADIUS.least}
          limit={RADIUS.most}
          steps={RADIUS_STEP}
          problem={format(texts.badNumber, { min: RADIUS.least, max: RADIUS.most })}
          onChange={(radius) => set({ radius })}
        />
      </label>
      <label>
        <span>{format(texts.circleMiddle, { axis: texts.longitude })}</span>
        <NumberCell
          label={format(texts.circleMiddle, { axis: texts.longitude })}
          value={Number(degreeText(longitude))}
          limit={180}
          problem={problem(180)}
          onChange={(value) => set({ center: [value, latitude] })}
        />
      </label>
      <label>
        <span>{format(texts.circleMiddle, { axis: texts.latitude })}</span>
        <NumberCell
          label={format(texts.circleMiddle, { axis: texts.latitude })}
          value={Number(degreeText(latitude))}
          limit={90}
          problem={problem(90)}
          onChange={(value) => set({ center: [longitude, value] })}
        />
      </label>
      <button
        type="button"
        className="gd-fence-button"
        aria-pressed={byNodes}
        onClick={() => session.state.set({ byNodes: byNodes ? null : area.id, corner: null })}
      >
        {texts.circleByNodes}
      </button>
    </fieldset>
  );
}
