import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import { BindingList } from '../mappings/binding-list.tsx';
import { RootRow } from '../roots/root-row.tsx';
import ServiceLike from '../task-kinds/service-like.tsx';
import { format } from '../text/index.ts';
import { catches, type DefinitionProps } from './definition-props.ts';
import { Refusal } from './note.tsx';

/** The message. For a throwing event in camunda, also the implementation that sends it. */
export function MessageRows(props: DefinitionProps) {
  const { editor, definition, words } = props;
  const sends = !catches(editor.object);
  return (
    <>
      {sends && editor.engine !== 'camunda' && (
        <Refusal text={format(words.noThrownMessage, { engine: editor.engine })} />
      )}
      <RootRow {...props} kind="message" target={definition} />
      {!sends && (
        <AttributeRow editor={editor} target={definition} name="messageExpression" label={words.messageExpression} />
      )}
      {sends && editor.engine === 'camunda' && <ServiceLike {...props} target={definition} />}
    </>
  );
}

/** The signal. For a throwing event, also how it is sent, and in camunda its variables. */
export function SignalRows(props: DefinitionProps) {
  const { editor, definition, words } = props;
  const sends = !catches(editor.object);
  return (
    <>
      <RootRow {...props} kind="signal" target={definition} />
      <AttributeRow editor={editor} target={definition} name="signalExpression" label={words.signalExpression} />
      {sends && (
        <FlagsRow editor={editor} target={definition} label={words.options} flags={[['async', words.sendAsync]]} />
      )}
      {sends && editor.engine === 'camunda' && <BindingList {...props} local="In" holder={definition} />}
    </>
  );
}
