import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { SelectRow } from '../fields/select-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { TaskKindTexts } from './text/index.ts';

interface BindingRowsProps {
  editor: Editor;
  words: TaskKindTexts;
  /** Local name of the bound reference: `calledElement`, `decisionRef`. */
  reference: string;
  target?: ModdleElement;
}

/** The deployed version to which a reference is bound, and its tenant (camunda). */
export function BindingRows({ editor, words, reference, target }: BindingRowsProps) {
  const holder = target ?? editor.object;
  const of = (part: string) => editor.name(`${reference}${part}`);
  const binding = textOf(holder, of('Binding')) || 'latest';
  const row = (part: string, label: string) => (
    <TextRow
      stage={editor.stage}
      label={label}
      value={textOf(holder, of(part))}
      onCommit={(text) => editor.set(of(part), text, target)}
    />
  );
  return (
    <>
      <SelectRow
        label={words.decisionRefBinding}
        value={binding}
        choices={[
          { value: 'latest', label: words.bindingLatest },
          { value: 'deployment', label: words.bindingDeployment },
          { value: 'version', label: words.bindingVersion },
          { value: 'versionTag', label: words.bindingVersionTag },
        ]}
        onChange={(next) =>
          // `latest` is the default of an absent attribute
          editor.apply({ target: holder, set: { [of('Binding')]: next === 'latest' ? undefined : next } })
        }
      />
      {binding === 'version' && row('Version', words.version)}
      {binding === 'versionTag' && row('VersionTag', words.bindingVersionTag)}
      {row('TenantId', words.tenantId)}
    </>
  );
}
