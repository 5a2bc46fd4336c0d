import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { DICTIONARY_LIMITS } from '@gongdi/api';
import { COLOR_TYPES, fill, type ColorType } from '@gongdi/domain';
import { Button, Input, InputNumber, Select, Switch, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useLang } from '../../../ground/context/console-context.tsx';
import type { DraftEntry } from './draft.ts';
import { useDictionaryText, type DictionaryPageText } from './text/index.ts';

interface EntryRowProps {
  entry: DraftEntry;
  first: boolean;
  last: boolean;
  disabled: boolean;
  /** The dictionary is that of a lifecycle: no entry may be disabled. */
  isState: boolean;
  /** Number of records that have the entry; undefined: not counted yet. */
  uses: number | undefined;
  /** The dictionary is that of device types: show the fields abbreviation and page. */
  device: boolean;
  problems: readonly string[];
  onChange: (change: Partial<DraftEntry>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Row of one entry: its value, names, colour, and whether it is offered. */
export function EntryRow(props: EntryRowProps) {
  const { entry, disabled, problems, onChange } = props;
  const text = useDictionaryText();
  const lang = useLang();
  const label = entry.label[lang] || entry.label.zh || text.newLabel;
  const named = (field: string) => fill(text.of, { label, field });
  const input = (value: string | null, field: string, max: number, set: (value: string) => void) => (
    <Input
      value={value ?? ''}
      maxLength={max}
      disabled={disabled}
      placeholder={field}
      aria-label={named(field)}
      status={problems.length > 0 ? 'error' : undefined}
      onChange={(event) => set(event.target.value)}
    />
  );
  const { label: max, css_class: maxClass, path: maxPath } = DICTIONARY_LIMITS;
  return (
    <li className="gd-dictionary-entry">
      <InputNumber<number>
        value={entry.value}
        disabled={disabled || !entry.isNew}
        min={0}
        max={DICTIONARY_LIMITS.value}
        precision={0}
        controls={false}
        aria-label={named(text.value)}
        onChange={(value) => onChange({ value })}
      />
      {input(entry.label.zh, text.zh, max, (zh) => onChange({ label: { ...entry.label, zh } }))}
      {input(entry.label.en, text.en, max, (en) => onChange({ label: { ...entry.label, en } }))}
      <Select<ColorType | ''>
        value={entry.color_type ?? ''}
        disabled={disabled}
        aria-label={named(text.color)}
        options={colorOptions(text)}
        optionRender={({ value, label: word }) => <ColourTag value={value} word={word} />}
        labelRender={({ value, label: word }) => <ColourTag value={value} word={word} />}
        onChange={(color) => onChange({ color_type: color || null })}
      />
      {input(entry.css_class, text.cssClass, maxClass, (css_class) => onChange({ css_class }))}
      {props.device && input(entry.abbreviation, text.abbreviation, max, (abbreviation) => onChange({ abbreviation }))}
      {props.device && input(entry.path, text.path, maxPath, (path) => onChange({ path }))}
      <EntryTools {...props} label={label} />
      {!entry.isNew && props.uses !== undefined && (
        <span className="gd-dictionary-entry-uses">
          {props.uses === 0 ? text.usedByNone : fill(text.usedBy, { count: props.uses })}
        </span>
      )}
      {problems.length > 0 && (
        <p className="gd-dictionary-entry-problem" role="alert">
          {problems.join('；')}
        </p>
      )}
    </li>
  );
}

/** A colour by itself: its name alone says little about how it looks on a tag, the less in a dark theme. */
const ColourTag = ({ value, word }: { value: string | number | undefined; word: ReactNode }) => (
  <Tag color={value ? String(value) : undefined}>{word}</Tag>
);

function colorOptions(text: DictionaryPageText): { value: ColorType | ''; label: string }[] {
  return [
    { value: '', label: text.colorNone },
    ...COLOR_TYPES.map((value) => ({ value, label: text[`color_${value}`] })),
  ];
}

function EntryTools({
  entry,
  label,
  first,
  last,
  disabled,
  isState,
  uses = 0,
  onChange,
  onMove,
  onRemove,
}: EntryRowProps & { label: string }) {
  const text = useDictionaryText();
  return (
    <div className="gd-dictionary-entry-tools">
      <Switch
        checked={!entry.disabled}
        disabled={disabled || (isState && !entry.disabled)}
        title={isState ? text.stateStays : undefined}
        aria-label={fill(text.of, { label, field: text.enabled })}
        onChange={(on) => onChange({ disabled: !on })}
      />
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={fill(text.up, { label })}
        disabled={disabled || first}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={fill(text.down, { label })}
        disabled={disabled || last}
        onClick={() => onMove(1)}
      />
      {entry.built_in ? (
        <Tag>{text.builtIn}</Tag>
      ) : (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={fill(text.remove, { label })}
          title={uses > 0 ? fill(text.usedKeep, { label, count: uses }) : undefined}
          disabled={disabled || uses > 0}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
