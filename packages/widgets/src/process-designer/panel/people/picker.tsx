import { Select } from 'antd';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Row } from '../fields/row.tsx';
import type { Stage } from '../../session/stage.ts';
import { format } from '../../../diagram/format.ts';
import type { Directory } from './directory.ts';
import { isExpression } from './list-text.ts';
import { Lookup } from './lookup.ts';
import { meant } from './meant.ts';
import { ChoiceNote, renderChoice } from './picker-parts.tsx';
import type { PeopleTexts } from './text/index.ts';

export interface PickerProps {
  stage: Stage;
  texts: PeopleTexts;
  directory: Directory;
  label: string;
  values: readonly string[];
  multiple: boolean;
  /** Only what the host has, and expressions; otherwise typed text is written as it is. */
  known: boolean;
  hint?: string;
  /** Called with all values after one was chosen, typed or taken away. */
  onCommit(values: readonly string[]): void;
  /** Says what was typed and could not be written. */
  tell(text: string): void;
}

/**
 * Values from the host's list, with expressions beside it. What was typed but not chosen is written on blur, Enter, save
 * and another selection, as in every other field.
 */
export function Picker(props: PickerProps) {
  const { stage, texts, directory, label, values, multiple, known, hint, onCommit, tell } = props;
  const id = useId();
  const [lookup] = useState(() => new Lookup((query, signal) => directory.search(query, signal)));
  const state = useSyncExternalStore(lookup.state.subscribe, lookup.state.get);
  const { status, choices } = state;
  const { known: labels } = useSyncExternalStore(directory.labels.subscribe, directory.labels.get);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const commit = (next: readonly string[]) => onCommit(multiple ? next : next.slice(-1));
  const latest = useRef({ typed: '', entered: false, write: (_text: string) => {} });
  const type = (text: string) => {
    latest.current.typed = text;
    latest.current.entered = false;
    setTyped(text);
  };

  const show = (next: boolean) => {
    // the list stays until what was entered is answered
    if (next === open || (!next && latest.current.entered)) return;
    setOpen(next);
    if (next) lookup.ask(latest.current.typed, true);
    else lookup.stop();
  };

  const take = (next: readonly string[]) => {
    type('');
    commit(next);
    // one value is enough; of several the next one is looked for from the start
    if (multiple && open) lookup.ask('', true);
    else show(false);
  };

  const read = (text: string) => (known ? meant(text, state, labels) : { values: [text], unknown: [] });
  const finish = () => {
    const { values: more, unknown } = read(typed);
    if (more.length > 0 && unknown.length === 0) take([...values, ...more]);
  };
  useEffect(() => {
    latest.current.write = (text) => {
      const { values: more, unknown } = read(text);
      if (more.length > 0) commit([...values, ...more]);
      if (unknown.length > 0) tell(format(texts.notWritten, { text: unknown.join('，'), label }));
    };
    directory.learn(values);
    if (!latest.current.entered || status === 'asking') return;
    latest.current.entered = false;
    finish();
  });
  const [flush] = useState(() => () => {
    const { typed: text, write } = latest.current;
    latest.current = { typed: '', entered: false, write };
    setTyped('');
    if (text.trim() !== '') write(text);
  });
  useEffect(() => {
    stage.pending.add(flush);
    return () => {
      stage.pending.delete(flush);
      flush();
      lookup.stop();
    };
  }, [stage, lookup, flush]);

  const meaning = read(typed);
  // what the host's list does not show: expressions, several names, anything while the host cannot be asked
  const asTyped =
    known && meaning.values.length > 0 && meaning.unknown.length === 0 && (isExpression(typed) || choices.length === 0);
  const options = [
    ...(asTyped ? [{ value: typed }] : []),
    ...choices.map(({ value, label: name, hint: more }) => ({ value, label: name, more })),
  ];
  return (
    <Row id={id} label={label} hint={hint}>
      <Select<string[]>
        id={id}
        mode={known ? 'multiple' : 'tags'}
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
        onInputKeyDown={(event) => {
          if (event.key !== 'Enter' || !known || typed.trim() === '' || options.length > 0) return;
          if (status === 'answered') return finish();
          latest.current.entered = true;
          lookup.ask(typed, true);
        }}
        onBlur={flush}
        onChange={(next) => take(next.flatMap((one) => (asTyped && one === typed ? meaning.values : [one])))}
        open={open}
        onOpenChange={show}
        options={options}
        optionRender={renderChoice}
        labelRender={({ value }) => {
          const name = labels[String(value)];
          return name === undefined || name === value ? value : `${name}（${value}）`;
        }}
        // never shown, but without it a list without choices would not open
        notFoundContent={texts.nothingFound}
        popupRender={(list) => (
          <>
            {(options.length > 0 || (!known && typed.trim() !== '')) && list}
            <ChoiceNote texts={texts} state={state} known={known} onRetry={() => lookup.retry()} />
          </>
        )}
      />
    </Row>
  );
}
