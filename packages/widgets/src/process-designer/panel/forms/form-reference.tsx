import { textOf } from '../../../diagram/model.ts';
import { AttributeRow, ChoiceRow, FlagsRow } from '../fields/attribute-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import { HostChoiceRow } from '../people/host-choice-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { type FormTexts, formTexts } from './text/index.ts';

const bindings = (texts: FormTexts) => [
  { value: 'latest', label: texts.bindLatest },
  { value: 'deployment', label: texts.bindDeployment },
  { value: 'version', label: texts.bindVersion },
];

/**
 * Refers to the form by key, or by camunda's reference with its binding. A behaviour of the engine
 * (`form-key-or-ref.ts`) ensures that the model has only one of both, so that undo covers it.
 */
export function FormReference({ editor, lang }: SectionProps) {
  const { stage, object } = editor;
  const texts = formTexts(lang);
  const valueOf = (field: string) => textOf(object, editor.name(field));
  const byReference = editor.knows('formRef');
  const reference = (field: 'formKey' | 'formRef', hint?: string) => (
    <HostChoiceRow
      stage={stage}
      lang={lang}
      from="forms"
      label={texts[field]}
      value={valueOf(field)}
      hint={hint}
      onCommit={(text) => editor.set(editor.name(field), text)}
    />
  );
  return (
    <>
      {editor.knows('formKey') && reference('formKey', byReference ? texts.formKeyHint : undefined)}
      {byReference && reference('formRef')}
      {byReference && valueOf('formRef') !== '' && (
        <ChoiceRow editor={editor} name="formRefBinding" label={texts.formRefBinding} choices={bindings(texts)} />
      )}
      {byReference && valueOf('formRefBinding') === 'version' && (
        <TextRow
          stage={stage}
          label={texts.formRefVersion}
          value={valueOf('formRefVersion')}
          required={texts.versionRequired}
          onCommit={(text) => editor.set(editor.name('formRefVersion'), text)}
        />
      )}
      <AttributeRow editor={editor} name="formHandlerClass" label={texts.formHandlerClass} />
      <AttributeRow
        editor={editor}
        name="formFieldValidation"
        label={texts.formFieldValidation}
        hint={texts.formFieldValidationHint}
      />
      <FlagsRow
        editor={editor}
        label={texts.sameDeployment}
        flags={[['sameDeployment', texts.sameDeploymentHint] as const]}
      />
    </>
  );
}
