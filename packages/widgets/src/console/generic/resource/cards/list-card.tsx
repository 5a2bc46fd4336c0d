import { faceOf, fill, type AnyResource } from '@gongdi/domain';
import { Checkbox } from 'antd';
import { memo } from 'react';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import type { Selection } from '../../../../kit/grid/select/use-selection.ts';
import { useGridText } from '../../../../kit/grid/text/index.ts';
import { RowButtons } from '../actions/row-buttons.tsx';
import type { ScreenRow } from '../screen/screen.ts';
import { CardPicture } from '../card/card-picture.tsx';
import { RecordCard } from '../card/record-card.tsx';

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

/** A record in the list of a phone: its card, a picture, and what can be done now. */
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
  const { picture } = faceOf(resource);
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
      <RecordCard resource={resource} row={row} columns={columns} />
      {picture && <CardPicture value={row[picture]} />}
      <RowButtons card resource={resource} row={row} name={name} operations={operations} />
    </li>
  );
});
