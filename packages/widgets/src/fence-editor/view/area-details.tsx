import { circleOfArea } from '../model/circle.ts';
import { numberOf, type Area } from '../model/document.ts';
import type { FenceSession } from '../session/session.ts';
import type { FenceState } from '../session/state.ts';
import type { Texts } from '../text/index.ts';
import { CircleFields } from './circle-fields.tsx';
import { CoordinateTable } from './coordinate-table.tsx';

interface AreaDetailsProps {
  session: FenceSession;
  area: Area;
  state: FenceState;
  texts: Texts;
}

/** The numbers of one area: middle and radius of a circle, and every corner. */
export default function AreaDetails({ session, area, state, texts }: AreaDetailsProps) {
  const { document, mode, byNodes, corner } = state;
  const editing = mode !== 'view';
  const circle = editing ? circleOfArea(area, document.system) : null;
  return (
    <>
      {circle && (
        <CircleFields session={session} area={area} circle={circle} byNodes={byNodes === area.id} texts={texts} />
      )}
      <CoordinateTable
        key={area.id}
        session={session}
        area={area}
        number={numberOf(document, area.id)}
        corner={corner}
        editing={editing}
        texts={texts}
      />
    </>
  );
}
