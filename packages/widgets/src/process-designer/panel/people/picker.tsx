import { Select } from 'antd';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Row } from '../fields/row.tsx';
import type { Stage } from '../../session/stage.ts';
import type { Directory } from './directory.ts';
import { Lookup } from './lookup.ts';
import { ChoiceNote, renderChoice } from './picker-parts.tsx';
import type { PeopleTexts } from './text/index.ts';

export interface PickerProps {
  stage: Stage;
  texts: PeopleTexts;
  directory: Directory;
  label: string;
  values: readonly string[];
  multiple: boolean;
  hint?: string;
  /** Called with all values after one was chosen, typed or taken away. */
  onCommit(values: readonly string[]): void;
}

/**
 * Values from the host's list, with free text and expressions beside it. What was typed but not chosen is written on
 * blur, Enter, save and another selection, as in every other field.
 */
export function Picker({ stage, texts, directory, label, values, multiple, hint, onCommit }: PickerProps) {
  const id = useId();
  const [lookup] = useState(() => new Lookup((query, signal) => directory.search(query, signal)));
  const state = useSyncExternalStore(lookup.state.subscribe, lookup.state.get);
  const { choices } = state;
  const { known } = useSyncExternalStore(directory.labels.subscribe, directory.labels.get);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const commit = (next: readonly string[]) => onCommit(multiple ? next : next.slice(-1));
  const latest = useRef({ typed: '', write: (_text: string) => {} });
  const type = (text: string) => {
    latest.current.typed = text;
    setTyped(text);
  };

  const show = (next: boolean) => {
    if (next === open) return;
    setOpen(next);
    if (next) lookup.ask(latest.current.typed, true);
    else lookup.stop();
  };

  useEffect(() => {
    latest.current.write = (text) => commit([...values, text]);
    directory.learn(values);
  });
  useEffect(() => {
    const flush = () => {
      const { typed: text, write } = latest.current;
      latest.current.typed = '';
      setTyped('');
      if (text.trim() !== '') write(text);
    };
    stage.pending.add(flush);
    return () => {
      stage.pending.delete(flush);
      flush();
      lookup.stop();
    };
  }, [stage, lookup]);

  return (
    <Row id={id} label={label} hint={hint}>
      <Select<string[]>
        id={id}
        mode="tags"
        aria-label={label}
        className="gd-wide"
        value={[...values]}
        showSearch={{
          searchValue: typed,
          filterOption: false,
          onSearch: (text) => {
            type(text);
            // what a choice clears is no question
            if (text !== '' || open) lookup.ask(text);
          },
        }}
        onChange={(next) => {
          type('');
          commit(next);
          // one value is enough; of several the next one is looked for from the start
          if (multiple && open) lookup.ask('', true);
          else show(false);
        }}
        open={open}
        onOpenChange={show}
        options={choices.map(({ value, label: name, hint: more }) => ({ value, label: name, more }))}
        optionRender={renderChoice}
        labelRender={({ value }) => {
          const name = known[String(value)];
          return name === undefined || name === value ? value : `${name}（${value}）`;
        }}
        // never shown, but without it a list without choices would not open
        notFoundContent={texts.nothingFound}
        popupRender={(list) => (
          <>
            {(choices.length > 0 || typed.trim() !== '') && list}
            <ChoiceNote texts={texts} state={state} onRetry={() => lookup.retry()} />
          </>
        )}
      />
    </Row>
  );
}
