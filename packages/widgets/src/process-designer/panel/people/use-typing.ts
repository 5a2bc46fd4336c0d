import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { format } from '../../../diagram/format.ts';
import type { Stage } from '../../session/stage.ts';
import type { Directory } from './directory.ts';
import { isExpression } from './list-text.ts';
import { Lookup } from './lookup.ts';
import { meant } from './meant.ts';
import type { PeopleTexts } from './text/index.ts';

export interface PickerProps {
  stage: Stage;
  texts: PeopleTexts;
  directory: Directory;
  label: string;
  values: readonly string[];
  multiple: boolean;
  /** Accepts only values of the host and expressions; otherwise typed text is written as it is. */
  known: boolean;
  hint?: string;
  /** Called with all values after one was chosen, typed or removed. */
  onCommit(values: readonly string[]): void;
  /** Reports text that was typed and could not be written. */
  tell(text: string): void;
}

/**
 * Typing and choosing in a picker: what its list shows, and when values are written. Typed text waits in the stage, so
 * that it is written before a save.
 */
export function useTyping(props: PickerProps) {
  const { stage, texts, directory, label, values, multiple, known, onCommit, tell } = props;
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
    // the list stays open until the query for the entered text is answered
    if (next === open || (!next && latest.current.entered)) return;
    setOpen(next);
    if (next) lookup.ask(latest.current.typed, true);
    else lookup.stop();
  };

  const take = (next: readonly string[]) => {
    type('');
    commit(next);
    // a single value closes the list; with several values the search starts again
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
  // an option for text that the list does not contain: expressions, several names, anything if the host cannot be
  // queried
  const asTyped =
    known && meaning.values.length > 0 && meaning.unknown.length === 0 && (isExpression(typed) || choices.length === 0);
  const options = [
    ...(asTyped ? [{ value: typed }] : []),
    ...choices.map(({ value, label: name, hint: more }) => ({ value, label: name, more })),
  ];

  return {
    state,
    labels,
    typed,
    open,
    options,
    show,
    flush,
    retry: () => lookup.retry(),
    search(text: string) {
      type(text);
      // an empty text after a choice is not a query
      if (text !== '' || open) lookup.ask(text);
    },
    /** Writes the typed text, as soon as the host has answered. Does nothing while the list has options. */
    enter() {
      if (!known || typed.trim() === '' || options.length > 0) return;
      if (status === 'answered') return finish();
      latest.current.entered = true;
      lookup.ask(typed, true);
    },
    choose(next: readonly string[]) {
      take(next.flatMap((one) => (asTyped && one === typed ? meaning.values : [one])));
    },
  };
}
