import { textOf } from '../../../diagram/model.ts';
import { lazyView } from '../fields/lazy-view.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';

const ScriptOptions = lazyView<SectionProps>(() => import('../task-kinds/script-options.tsx'), { quiet: true });

/** Script format, script text or resource, and result variable. */
export function ScriptTask(props: SectionProps) {
  const { editor, texts } = props;
  const { stage, object } = editor;
  const resource = editor.name('resource');
  const canBeExternal = editor.knows('resource');
  const external = canBeExternal && object.get(resource) !== undefined;
  return (
    <>
      <TextRow
        stage={stage}
        label={texts.scriptFormat}
        value={textOf(object, 'scriptFormat')}
        placeholder="groovy"
        onCommit={(format) => editor.set('scriptFormat', format)}
      />
      {canBeExternal && (
        <SelectRow
          label={texts.scriptType}
          value={external ? 'externalScript' : 'inlineScript'}
          choices={[
            { value: 'inlineScript', label: texts.inlineScript },
            { value: 'externalScript', label: texts.externalScript },
          ]}
          onChange={(kind) =>
            editor.apply({
              target: object,
              set: kind === 'externalScript' ? { [resource]: '', script: undefined } : { [resource]: undefined },
            })
          }
        />
      )}
      {external ? (
        <TextRow
          stage={stage}
          label={texts.resource}
          value={textOf(object, resource)}
          required={texts.resourceRequired}
          onCommit={(address) => editor.set(resource, address)}
        />
      ) : (
        <TextRow
          stage={stage}
          label={texts.script}
          value={textOf(object, 'script')}
          multiline
          onCommit={(script) => editor.set('script', script)}
        />
      )}
      <TextRow
        stage={stage}
        label={texts.resultVariable}
        value={textOf(object, editor.name('resultVariable'))}
        onCommit={(variable) => editor.set(editor.name('resultVariable'), variable)}
      />
      {editor.engine !== 'camunda' && <ScriptOptions {...props} />}
    </>
  );
}
