import { ringsOf, type LonLat } from '@gongdi/geo';
import { useState } from 'react';
import type { Area, Corner } from '../model/document.ts';
import type { FenceSession } from '../session/session.ts';
import { format, type Texts } from '../text/index.ts';
import { Icon } from './icons.tsx';
import { NumberCell } from './number-cell.tsx';

interface TableProps {
  session: FenceSession;
  area: Area;
  number: number;
  corner: Corner | null;
  editing: boolean;
  texts: Texts;
}

/** Number of rows that are shown at once. */
const SHOWN = 60;

/** The corners of an area as numbers, which can be read, typed and changed with the arrow keys. */
export function CoordinateTable({ session, area, number, corner, editing, texts }: TableProps) {
  const [most, setMost] = useState(SHOWN);
  return (
    <div className="gd-fence-panel-table">
      <h3>{format(texts.tableOf, { n: number })}</h3>
      {ringsOf(area.polygon).map((ring, at) => (
        <section key={at}>
          {area.polygon.holes.length > 0 && (
            <header>
              <h4>{at === 0 ? texts.border : format(texts.hole, { n: at })}</h4>
              {editing && at > 0 && (
                <button type="button" className="gd-fence-button" onClick={() => session.removeHole(area.id, at)}>
                  {texts.removeHole}
                </button>
              )}
            </header>
          )}
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.node}</th>
                <th scope="col">{texts.longitude}</th>
                <th scope="col">{texts.latitude}</th>
                {editing && <td />}
              </tr>
            </thead>
            <tbody>
              {ring.slice(0, most).map((point, vertex) => (
                <Row
                  key={vertex}
                  session={session}
                  place={{ area: area.id, ring: at, vertex }}
                  point={point}
                  current={corner?.ring === at && corner.vertex === vertex}
                  editing={editing}
                  texts={texts}
                />
              ))}
            </tbody>
          </table>
          {ring.length > most && (
            <button type="button" className="gd-fence-button" onClick={() => setMost(Infinity)}>
              {format(texts.moreNodes, { n: ring.length - most })}
            </button>
          )}
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  session: FenceSession;
  place: Corner;
  point: LonLat;
  current: boolean;
  editing: boolean;
  texts: Texts;
}

function Row({ session, place, point, current, editing, texts }: RowProps) {
  const [longitude, latitude] = point;
  const name = `${texts.node} ${place.vertex + 1}`;
  const cell = (label: string, value: number, limit: number, to: (value: number) => LonLat) =>
    editing ? (
      <NumberCell
        label={`${name} ${label}`}
        value={value}
        limit={limit}
        problem={format(texts.badNumber, { min: -limit, max: limit })}
        onChange={(next) => session.move(place, to(next))}
        onFocus={() => session.pick(place)}
      />
    ) : (
      value
    );
  return (
    <tr aria-current={current || undefined}>
      <th scope="row">{place.vertex + 1}</th>
      <td>{cell(texts.longitude, longitude, 180, (value) => [value, latitude])}</td>
      <td>{cell(texts.latitude, latitude, 90, (value) => [longitude, value])}</td>
      {editing && (
        <td className="gd-fence-panel-row-actions">
          <button
            type="button"
            className="gd-fence-button"
            aria-label={`${name} ${texts.insert}`}
            title={texts.insert}
            onClick={() => session.insert(place)}
          >
            <Icon name="add" />
          </button>
          <button
            type="button"
            className="gd-fence-button"
            aria-label={`${name} ${texts.removeNode}`}
            title={texts.removeNode}
            onClick={() => session.removeCorner(place)}
          >
            <Icon name="remove" />
          </button>
        </td>
      )}
    </tr>
  );
}
