import { TextRow } from '../fields/text-row.tsx';
import type { Stage } from '../../session/stage.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { type Directories, usePickers } from './host-pickers.ts';
import { joinList, splitList } from './list-text.ts';
import { Picker } from './picker.tsx';
import { peopleTexts } from './text/index.ts';

interface HostChoiceRowProps {
  stage: Stage;
  lang: Lang;
  /** Name of the host's list that is offered. */
  from: keyof Directories;
  label: string;
  value: string;
  /** Whether the value is a comma-joined list instead of a single value. */
  multiple?: boolean;
  /** Hint for the text field, if there is no picker. */
  textHint?: string;
  hint?: string;
  onCommit(text: string): void;
}

/**
 * A choice of users, groups or forms: a picker if the host answers, otherwise a text field. For forms, any text is
 * accepted, because the engine may have forms that the host does not have. For people, only values of the host and
 * expressions are accepted, because others would get no task.
 */
export function HostChoiceRow({
  stage,
  lang,
  from,
  label,
  value,
  multiple = false,
  textHint,
  ...rest
}: HostChoiceRowProps) {
  const pickers = usePickers();
  const directory = pickers[from];
  const { hint, onCommit } = rest;
  if (!directory) {
    return (
      <TextRow
        stage={stage}
        label={label}
        value={value}
        hint={hint ?? textHint}
        onCommit={(text) => onCommit(multiple ? joinList(splitList(text)) : text)}
      />
    );
  }
  return (
    <Picker
      key={from}
      stage={stage}
      texts={peopleTexts(lang)}
      directory={directory}
      label={label}
      multiple={multiple}
      known={from !== 'forms'}
      tell={pickers.tell}
      hint={hint}
      values={multiple ? splitList(value) : value === '' ? [] : [value]}
      onCommit={(values) => onCommit(multiple ? joinList(values.flatMap(splitList)) : (values[0] ?? '').trim())}
    />
  );
}
