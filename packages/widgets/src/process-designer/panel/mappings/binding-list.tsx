import { useState } from 'react';
import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import { RecordList } from '../lists/record-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { BindingDialog } from './binding-dialog.tsx';
import { bindingProperties, type BindingValues, NEW_BINDING, readBinding } from './binding-values.ts';
import { type MappingTexts, mappingTexts } from './text/index.ts';

interface BindingListProps extends SectionProps {
  local: 'In' | 'Out';
  holder: ModdleElement;
}

/**
 * Variables that are passed to or from the called process. Camunda's business key is also an `in` element, but has a
 * field of its own.
 */
export function BindingList({ editor, texts, lang, local, holder }: BindingListProps) {
  const [open, setOpen] = useState<number | null>(null);
  const words = mappingTexts(lang);
  const all = editor.extensions(local, holder);
  const list = all.filter((binding) => !textOf(binding, 'businessKey'));
  const sample = editor.create(editor.name(local));
  const canAll = editor.engine === 'camunda' || (list[open ?? -1] && textOf(list[open ?? -1], 'variables') === 'all');
  /** Replaces the shown bindings at their positions among all bindings of the type. */
  const replace = (next: readonly ModdleElement[]) => {
    const rest = [...next];
    const kept = all.flatMap((binding) => (list.includes(binding) ? rest.splice(0, 1) : [binding]));
    editor.apply(editor.withExtensions(local, [...kept, ...rest], holder));
  };
  const save = (values: BindingValues) => {
    const binding = open === null ? undefined : list[open];
    const set = known(bindingProperties(values), (name) => editor.knows(name, sample));
    if (binding) editor.apply({ target: binding, set });
    else replace([...list, editor.create(editor.name(local), written(set))]);
    setOpen(null);
  };
  return (
    <>
      <RecordList
        name={local}
        title={local === 'In' ? words.inMappings : words.outMappings}
        addLabel={local === 'In' ? words.addIn : words.addOut}
        texts={texts}
        columns={[
          { label: words.source, of: (binding) => describe(readBinding(binding), words) },
          { label: words.target, of: (binding) => readBinding(binding).target },
        ]}
        records={list}
        removeQuestion={words.removeMapping}
        onAdd={() => setOpen(list.length)}
        onEdit={(binding) => setOpen(list.indexOf(binding))}
        onRemove={(binding) => replace(list.filter((other) => other !== binding))}
        onReorder={replace}
      />
      {open !== null && (
        <BindingDialog
          texts={texts}
          words={words}
          title={open < list.length ? texts.edit : local === 'In' ? words.addIn : words.addOut}
          values={list[open] ? readBinding(list[open]) : NEW_BINDING}
          types={canAll ? ['source', 'sourceExpression', 'all'] : ['source', 'sourceExpression']}
          canBeLocal={editor.knows('local', sample)}
          canBeTransient={editor.knows('transient', sample)}
          onClose={() => setOpen(null)}
          onSave={save}
        />
      )}
    </>
  );
}

function describe({ type, source, sourceExpression, local, transient }: BindingValues, words: MappingTexts): string {
  const from = type === 'all' ? words.typeAll : type === 'source' ? source : sourceExpression;
  const marks = [local && words.local, transient && words.transient].filter(Boolean).join('、');
  return marks ? `${from}（${marks}）` : from;
}

/** Keeps the attributes that the engine's descriptor has. */
const known = (set: Record<string, unknown>, knows: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(set).filter(([name]) => knows(name)));

/** Removes empty attributes from a new element. */
const written = (set: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
