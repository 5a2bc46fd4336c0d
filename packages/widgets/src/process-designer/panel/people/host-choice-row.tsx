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
  /** Which of the host's lists is offered. */
  from: keyof Directories;
  label: string;
  value: string;
  /** A comma-joined list instead of a single value. */
  multiple?: boolean;
  /** Shown where the value is typed as text. */
  textHint?: string;
  hint?: string;
  onCommit(text: string): void;
}

/**
 * Users, groups or forms: a picker when the host answers, a text field otherwise. A form may be one that only the engine
 * has; a person whom the host does not have gets no task.
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
