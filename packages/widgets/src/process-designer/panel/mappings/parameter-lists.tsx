import { useState } from 'react';
import { listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import { RecordList } from '../lists/record-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { format } from '../text/index.ts';
import { ParameterDialog } from './parameter-dialog.tsx';
import { NEW_PARAMETER, parameterProperties, type ParameterValues, readParameter } from './parameter-values.ts';
import { type MappingTexts, mappingTexts } from './text/index.ts';

interface ParameterListsProps extends SectionProps {
  /** The element that holds the parameters; absent before the first parameter. */
  io: ModdleElement | undefined;
  /** Returns the edit that adds a new holder, or removes it after the last parameter was removed. */
  place(io: ModdleElement | undefined): Edit;
  /** Reason why outputs are not allowed. */
  outputsRefused?: string | undefined;
}

/** Input and output parameters. */
export function ParameterLists(props: ParameterListsProps) {
  const outputs = listOf(props.io, 'outputParameters');
  return (
    <>
      <Parameters {...props} direction="input" />
      {props.outputsRefused && <p className="gd-panel-row-hint gd-panel-info">{props.outputsRefused}</p>}
      {(!props.outputsRefused || outputs.length > 0) && <Parameters {...props} direction="output" />}
    </>
  );
}

function Parameters(props: ParameterListsProps & { direction: 'input' | 'output' }) {
  const { editor, texts, lang, io, place, direction } = props;
  const [open, setOpen] = useState<number | null>(null);
  const words = mappingTexts(lang);
  const property = `${direction}Parameters`;
  const list = listOf(io, property);
  const add = direction === 'input' ? words.addInput : words.addOutput;
  const replace = (next: readonly ModdleElement[]) => {
    const other = listOf(io, direction === 'input' ? 'outputParameters' : 'inputParameters');
    if (!io) return editor.apply(place(editor.create(editor.name('InputOutput'), { [property]: next })));
    if (next.length + other.length === 0) return editor.apply(place(undefined));
    for (const parameter of next) parameter.$parent = io;
    return editor.apply({ target: io, set: { [property]: next } });
  };
  const save = (values: ParameterValues) => {
    const parameter = open === null ? undefined : list[open];
    const set = parameterProperties(editor, values);
    if (parameter) {
      const { definition } = set;
      if (definition) (definition as ModdleElement).$parent = parameter;
      editor.apply({ target: parameter, set });
    } else {
      const type = direction === 'input' ? 'InputParameter' : 'OutputParameter';
      const defined = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
      replace([...list, editor.create(editor.name(type), defined)]);
    }
    setOpen(null);
  };
  const names = list.map((parameter) => parameter.name ?? '');
  return (
    <>
      <RecordList
        name={direction}
        title={direction === 'input' ? words.inputs : words.outputs}
        addLabel={add}
        texts={texts}
        columns={[
          { label: words.parameterName, of: (parameter) => parameter.name ?? '' },
          { label: words.content, of: (parameter) => summary(readParameter(parameter), words) },
        ]}
        records={list}
        removeQuestion={words.removeParameter}
        onAdd={() => setOpen(list.length)}
        onEdit={(parameter) => setOpen(list.indexOf(parameter))}
        onRemove={(parameter) => replace(list.filter((other) => other !== parameter))}
        onReorder={replace}
      />
      {open !== null && (
        <ParameterDialog
          texts={texts}
          words={words}
          title={open < list.length ? texts.edit : add}
          values={list[open] ? readParameter(list[open]) : NEW_PARAMETER}
          taken={names.filter((_, at) => at !== open)}
          onClose={() => setOpen(null)}
          onSave={save}
        />
      )}
    </>
  );
}

/** Returns the summary of a value for the table. */
function summary({ type, text, scriptFormat, items }: ParameterValues, words: MappingTexts): string {
  if (type === 'text') return text;
  if (type === 'script') return `${words.script}（${scriptFormat}）`;
  return `${words[type]}（${format(words.count, { count: items.length })}）`;
}
