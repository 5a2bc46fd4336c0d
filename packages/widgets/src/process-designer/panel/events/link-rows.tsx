import { isType, listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { TextRow } from '../fields/text-row.tsx';
import { format } from '../text/index.ts';
import { catches, type DefinitionProps } from './definition-props.ts';
import { Refusal } from './note.tsx';

/** The name that connects a throwing and a catching link of the same process. */
export function LinkRows({ editor, definition, words }: DefinitionProps) {
  const { object, engine } = editor;
  const name = textOf(definition, 'name');
  const others = counterparts(object);
  const matches = name !== '' && others.includes(name);
  return (
    <>
      {engine !== 'camunda' && <Refusal text={format(words.noLink, { engine })} />}
      <TextRow
        stage={editor.stage}
        label={words.linkName}
        value={name}
        required={words.linkRequired}
        problem={name !== '' && !matches && others.length === 0 ? words.linkAlone : undefined}
        hint={
          matches
            ? format(words.linkMatches, { names: name })
            : others.length > 0
              ? format(words.linkOthers, { names: others.join('、') })
              : undefined
        }
        onCommit={(text) => editor.set('name', text, definition)}
      />
    </>
  );
}

/** Returns the names of the links of the opposite direction in the same scope. */
function counterparts(event: ModdleElement): string[] {
  const other = catches(event) ? 'bpmn:ThrowEvent' : 'bpmn:CatchEvent';
  const names = listOf(event.$parent, 'flowElements')
    .filter((element) => isType(element, other))
    .flatMap((element) => listOf(element, 'eventDefinitions'))
    .filter(({ $type }) => $type === 'bpmn:LinkEventDefinition')
    .map((definition) => textOf(definition, 'name'));
  return [...new Set(names.filter(Boolean))];
}
