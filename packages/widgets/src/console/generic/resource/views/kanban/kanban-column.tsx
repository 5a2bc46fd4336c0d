import type { RecordGroup } from '@gongdi/api';
import { faceOf, fill, type DictionaryEntry, type NamedField } from '@gongdi/domain';
import { Button, Tag, type MenuProps } from 'antd';
import { useState, type DragEvent } from 'react';
import { useNames } from '../../../use-names.ts';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { CardMenu } from '../../card/card-menu.tsx';
import { RecordCard } from '../../card/record-card.tsx';
import { useViewText } from '../text/index.ts';
import type { Row, ViewProps } from '../view-props.ts';
import type { Target } from './moves.ts';
import type { Lift } from './use-lift.ts';
import { COLUMN_PAGE, countOf, useColumn } from './use-board.ts';

interface KanbanColumnProps extends ViewProps {
  /** The field with the state. */
  field: NamedField;
  entry: DictionaryEntry;
  group: RecordGroup;
  menuOf: (row: Row) => MenuProps;
  /** Whether a step of the record waits on this device. */
  waiting: (id: string) => boolean;
  /** What the column makes of the card that is dragged; absent: none is. */
  target: Target | undefined;
  /** Keys would put a card here. */
  aimed: boolean;
  lift: Lift;
  onDrag: (row: Row | undefined, event?: DragEvent) => void;
  onDrop: () => void;
}

/** A column of the board: the records in one state. */
export function KanbanColumn(props: KanbanColumnProps) {
  const { resource, field, entry, group, menuOf, waiting, target, aimed, lift, onDrag, onDrop } = props;
  const lang = useLang();
  const text = useViewText();
  const cards = useColumn(props, field, group);
  const nameOf = useNames(resource, cards.rows);
  const [over, setOver] = useState(false);
  const { picture } = faceOf(resource);
  const label = `${entry.label[lang]} ${countOf(group)}`;
  const tone = entry.color_type ?? 'default';
  return (
    <section
      className={`gd-kanban-column${target ? ` gd-kanban-${target}` : ''}${(over && target) || aimed ? ' gd-kanban-over' : ''}`}
      aria-label={label}
      data-state={entry.value}
      onDragOver={(event) => {
        // A column that refuses takes the drop as well, to say why.
        if (!target) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <h3 className={`gd-kanban-head gd-kanban-tone-${tone}`}>
        <span>{entry.label[lang]}</span>
        <span className="gd-kanban-count">{countOf(group)}</span>
      </h3>
      <div className="gd-kanban-cards" tabIndex={0} role="group" aria-label={label}>
        {cards.rows.length === 0 && <p className="gd-views-hint">{text.emptyColumn}</p>}
        <ul>
          {cards.rows.map((row) => (
            <li
              key={row.id}
              className={`gd-views-card${lift.lifted?.row.id === row.id ? ' gd-kanban-lifted' : ''}`}
              data-card={row.id}
              tabIndex={0}
              aria-label={nameOf(row)}
              aria-description={text.liftHint}
              onKeyDown={(event) => lift.onKey(row, event)}
              onBlur={lift.end}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                onDrag(row, event);
              }}
              onDragEnd={() => onDrag(undefined)}
            >
              <RecordCard
                resource={resource}
                row={row}
                without={[field.name, ...(picture ? [picture] : [])]}
                menu={!waiting(row.id) && <CardMenu resource={resource} row={row} menu={menuOf(row)} />}
                foot={waiting(row.id) && <Tag color="warning">{text.waiting}</Tag>}
              />
            </li>
          ))}
        </ul>
        {(cards.left > 0 || cards.failed) && (
          <Button block type="text" loading={cards.loading && BUSY} onClick={cards.more}>
            {cards.failed ? text.retry : fill(text.loadMore, { count: Math.min(COLUMN_PAGE, cards.left) })}
          </Button>
        )}
      </div>
    </section>
  );
}
