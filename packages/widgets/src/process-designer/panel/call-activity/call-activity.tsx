import { textOf } from '../../../diagram/model.ts';
import { AttributeRow, ChoiceRow, FlagsRow } from '../fields/attribute-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import { BindingList } from '../mappings/binding-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { BindingRows } from '../task-kinds/binding-rows.tsx';
import { taskKindTexts } from '../task-kinds/text/index.ts';
import { type CallTexts, callTexts } from './text/index.ts';

/** The called process, its input and its output. */
export default function CallActivity(props: SectionProps) {
  const { editor, lang } = props;
  const words = callTexts(lang);
  const camunda = editor.engine === 'camunda';
  const attribute = (name: keyof CallTexts) => <AttributeRow editor={editor} name={name} label={words[name]} />;
  return (
    <>
      <TextRow
        stage={editor.stage}
        label={words.calledElement}
        value={textOf(editor.object, 'calledElement')}
        required={words.calledRequired}
        onCommit={(key) => editor.set('calledElement', key)}
      />
      {camunda && <BindingRows editor={editor} words={taskKindTexts(lang)} reference="calledElement" />}
      <ChoiceRow
        editor={editor}
        name="calledElementType"
        label={words.calledElementType}
        choices={[
          { value: '', label: words.byKey },
          { value: 'id', label: words.byId },
        ]}
      />
      {camunda ? <CamundaKey {...props} words={words} /> : attribute('businessKey')}
      <FlagsRow editor={editor} label={words.options} flags={FLAGS.map((name) => [name, words[name]] as const)} />
      {attribute('processInstanceName')}
      {attribute('idVariableName')}
      {attribute('variableMappingClass')}
      {attribute('variableMappingDelegateExpression')}
      <BindingList {...props} local="In" holder={editor.object} />
      <BindingList {...props} local="Out" holder={editor.object} />
    </>
  );
}

const FLAGS = [
  'inheritVariables',
  'inheritBusinessKey',
  'sameDeployment',
  'fallbackToDefaultTenant',
  'completeAsync',
  'useLocalScopeForOutParameters',
] as const;

/** The business key in Camunda, which passes it by a separate `in` element. */
function CamundaKey({ editor, words }: SectionProps & { words: CallTexts }) {
  const all = editor.extensions('In');
  const current = all.find((binding) => textOf(binding, 'businessKey') !== '');
  const commit = (businessKey: string) => {
    if (businessKey === textOf(current, 'businessKey')) return;
    if (current && businessKey) return editor.set('businessKey', businessKey, current);
    const kept = all.filter((binding) => binding !== current);
    const next = businessKey ? [editor.create(editor.name('In'), { businessKey }), ...kept] : kept;
    return editor.apply(editor.withExtensions('In', next));
  };
  return (
    <TextRow
      stage={editor.stage}
      label={words.businessKey}
      value={textOf(current, 'businessKey')}
      hint={words.businessKeyHint}
      onCommit={commit}
    />
  );
}
