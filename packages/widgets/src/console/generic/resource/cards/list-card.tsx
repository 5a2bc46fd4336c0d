import { faceOf, fill, type AnyResource, type Face } from '@gongdi/domain';
import { Checkbox } from 'antd';
import { memo } from 'react';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import type { Selection } from '../../../../kit/grid/select/use-selection.ts';
import { useGridText } from '../../../../kit/grid/text/index.ts';
import { RowButtons } from '../row-buttons.tsx';
import type { ScreenRow } from '../screen.ts';
import { CardPicture } from './card-picture.tsx';

/** Facts on a card. */
const FACTS = 2;

interface ListCardProps {
  resource: AnyResource;
  columns: ReadonlyMap<string, GridColumn<ScreenRow>>;
  row: ScreenRow;
  name: string;
  operations: readonly ('detail' | 'edit' | 'delete')[];
  /** Present while records are being selected. */
  selection: Selection<ScreenRow> | undefined;
  chosen: boolean;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the columns of the facts that a card shows: the first that have a value. */
function factsOf({ facts }: Face, columns: ListCardProps['columns'], row: ScreenRow): GridColumn<ScreenRow>[] {
  return facts
    .filter((name) => !isEmpty(row[name]))
    .flatMap((name) => columns.get(name) ?? [])
    .slice(0, FACTS);
}

/** A record as a card: title, state, deadline, the facts that decide, a picture, and what can be done now. */
export const ListCard = memo(function ListCard({
  resource,
  columns,
  row,
  name,
  operations,
  selection,
  chosen,
}: ListCardProps) {
  const text = useGridText();
  const face = faceOf(resource);
  const part = (field: string | undefined) =>
    field !== undefined && !isEmpty(row[field]) ? columns.get(field)?.render(row) : undefined;
  const number = face.number === undefined || isEmpty(row[face.number]) ? undefined : String(row[face.number]);
  const [state, term, facts] = [part(face.state), part(face.term?.field), factsOf(face, columns, row)];
  const full = selection !== undefined && !chosen && selection.rows.length >= selection.limit;
  return (
    <li className={chosen ? 'gd-cards-item gd-cards-chosen' : 'gd-cards-item'} data-row-key={row.id}>
      {selection && (
        <Checkbox
          className="gd-cards-check"
          checked={chosen}
          disabled={full}
          aria-label={fill(text.selectRow, { name })}
          onChange={({ target }) =>
            selection.set(target.checked ? [...selection.rows, row] : selection.rows.filter(({ id }) => id !== row.id))
          }
        />
      )}
      <div className="gd-cards-words">
        <div className="gd-cards-title">{columns.get(face.title)?.render(row)}</div>
        {number && <div className="gd-cards-number">{number}</div>}
        {(state || term) && (
          <div className="gd-cards-marks">
            {state}
            {term && <span>{term}</span>}
          </div>
        )}
        {facts.length > 0 && (
          <dl className="gd-cards-facts">
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {face.picture && <CardPicture value={row[face.picture]} />}
      <RowButtons card resource={resource} row={row} name={name} operations={operations} />
    </li>
  );
});
