import { childOf } from '../../../diagram/model.ts';
import { AttributeRow } from '../fields/attribute-row.tsx';
import { ExpressionRow } from '../fields/expression-row.tsx';
import { Condition } from '../sections/condition.tsx';
import type { DefinitionProps } from './definition-props.ts';
import { Refusal } from './note.tsx';

/** The condition of the event, and in camunda the variable whose changes trigger an evaluation. */
export function ConditionalRows({ editor, texts, definition, words }: DefinitionProps) {
  const condition = childOf(definition, 'condition');
  return (
    <>
      {editor.engine === 'activiti' && <Refusal text={words.noConditional} />}
      {condition ? (
        <Condition editor={editor} texts={texts} condition={condition} />
      ) : (
        <ExpressionRow
          editor={editor}
          holder={definition}
          property="condition"
          label={words.condition}
          placeholder="${approved}"
        />
      )}
      <AttributeRow
        editor={editor}
        target={definition}
        name="variableName"
        label={words.variableName}
        hint={words.variableNameHint}
      />
      <AttributeRow
        editor={editor}
        target={definition}
        name="variableEvents"
        label={words.variableEvents}
        hint={words.variableEventsHint}
      />
    </>
  );
}
