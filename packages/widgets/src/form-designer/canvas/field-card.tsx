import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EyeOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { fill, type FormField, type FormFieldOf } from '@gongdi/domain';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormEntry } from '../../kit/process-form/index.ts';
import { endDrag, startDrag } from '../state/drag.ts';
import { samePlace, type Place } from '../state/edit.ts';
import { useFormDesignerText } from '../text/index.ts';
import { TypeIcon } from '../palette/type-icon.tsx';
import type { Dropping } from './use-drop.ts';

interface CardActions {
  onSelect: (place: Place) => void;
  onKey: (event: KeyboardEvent, place: Place) => void;
  onMove: (place: Place, by: number) => void;
  onCopy: (place: Place) => void;
  onRemove: (place: Place) => void;
}

interface FieldCardProps extends CardActions {
  field: FormField;
  place: Place;
  count: number;
  selected: Place | null;
  wrong: (place: Place) => boolean;
  dropping: Dropping;
  onAddColumn: () => void;
}

const NOTHING = {};
const NONE: readonly never[] = [];
const NOBODY = { now: '', zone: '', user_id: '', org_id: '' };
const ignore = () => undefined;

/** A disabled field as it will look, with a button over it that selects it. */
export function FieldCard(props: FieldCardProps) {
  const { field, place, count, selected, wrong, onKey, onSelect } = props;
  const text = useFormDesignerText();
  const current = samePlace(selected, place);
  const name = fill(text.fieldOf, { label: field.label, type: text.types[field.type], number: place.at + 1, count });
  return (
    <div
      className={classOf('gd-fd-card', current, wrong(place))}
      draggable
      onDragStart={(event) => startDrag(event, { place })}
      onDragEnd={endDrag}
    >
      <div className="gd-fd-look" inert>
        {field.type === 'table' ? (
          <span className="gd-fd-table-title">{field.label}</span>
        ) : (
          <FormEntry
            field={field}
            prefix="gd-fd"
            writes={field.type !== 'formula'}
            required={'required' in field && field.required === true}
            value={null}
            around={NOTHING}
            problems={NONE}
            opener={NOBODY}
            onChange={ignore}
          />
        )}
      </div>
      <button
        type="button"
        className="gd-fd-pick"
        aria-current={current}
        aria-label={name}
        onClick={() => onSelect(place)}
        onFocus={() => !current && onSelect(place)}
        onKeyDown={(event) => onKey(event, place)}
      />
      <small className="gd-fd-name">
        {field.visible_when && <EyeOutlined role="img" aria-label={text.conditional} title={text.conditional} />}
        <TypeIcon type={field.type} /> {field.name}
      </small>
      {current && <CardTools place={place} last={count - 1} actions={props} />}
      {field.type === 'table' && <Columns {...props} field={field} />}
    </div>
  );
}

function Columns(props: FieldCardProps & { field: FormFieldOf<'table'> }) {
  const { field, place, selected, wrong, dropping, onSelect, onKey, onAddColumn } = props;
  const text = useFormDesignerText();
  return (
    <ol className="gd-fd-columns" aria-label={text.columnsOfTable}>
      {field.columns.map((column, index) => {
        const own = { at: place.at, column: index };
        const current = samePlace(selected, own);
        const count = field.columns.length;
        const values = {
          table: field.label,
          label: column.label,
          type: text.types[column.type],
          number: index + 1,
          count,
        };
        return (
          <li
            key={`${column.name}-${index}`}
            className={classOf('gd-fd-column', current, wrong(own))}
            draggable
            data-drop={dropping.isOver(own) || undefined}
            onDragStart={(event) => {
              event.stopPropagation();
              startDrag(event, { place: own });
            }}
            onDragEnd={endDrag}
            onDragOver={(event) => dropping.over(own, event, true)}
          >
            <button
              type="button"
              className="gd-fd-pick"
              aria-current={current}
              aria-label={fill(text.columnOf, values)}
              onClick={() => onSelect(own)}
              onFocus={() => !current && onSelect(own)}
              onKeyDown={(event) => onKey(event, own)}
            />
            <TypeIcon type={column.type} />
            <span>
              {'required' in column && column.required && <span className="gd-form-star">*</span>}
              {column.label}
            </span>
            {current && <CardTools place={own} last={count - 1} actions={props} />}
          </li>
        );
      })}
      <li>
        <Button size="small" type="dashed" icon={<PlusOutlined aria-hidden />} onClick={onAddColumn}>
          {text.columnAdd}
        </Button>
      </li>
    </ol>
  );
}

function CardTools({ place, last, actions }: { place: Place; last: number; actions: CardActions }) {
  const { onMove, onCopy, onRemove } = actions;
  const text = useFormDesignerText();
  const index = place.column ?? place.at;
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button
      size="small"
      type="text"
      title={label}
      aria-label={label}
      icon={icon}
      disabled={disabled}
      onClick={onClick}
    />
  );
  return (
    <span className="gd-fd-tools">
      {tool(text.moveUp, <ArrowUpOutlined aria-hidden />, () => onMove(place, -1), index === 0)}
      {tool(text.moveDown, <ArrowDownOutlined aria-hidden />, () => onMove(place, 1), index === last)}
      {tool(text.copy, <CopyOutlined aria-hidden />, () => onCopy(place))}
      {tool(
        text.remove,
        <DeleteOutlined aria-hidden />,
        () => onRemove(place),
        place.column !== undefined && last === 0,
      )}
    </span>
  );
}

function classOf(base: string, current: boolean, wrong: boolean): string {
  return `${base}${current ? ` ${base}-current` : ''}${wrong ? ` ${base}-wrong` : ''}`;
}
