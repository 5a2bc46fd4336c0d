import { childOf } from '../../../diagram/model.ts';
import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import { RootRow } from '../roots/root-row.tsx';
import { catches, type DefinitionProps } from './definition-props.ts';

/** The error that is thrown or caught, and the variables for its code and message. */
export function ErrorRows(props: DefinitionProps) {
  const { editor, definition, words } = props;
  const caught = catches(editor.object);
  return (
    <>
      <RootRow {...props} kind="error" target={definition} />
      {caught && !childOf(definition, 'errorRef') && (
        <p className="gd-panel-row-hint gd-panel-info">{words.anyError}</p>
      )}
      {caught && (
        <>
          {(['errorCodeVariable', 'errorMessageVariable', 'errorVariableName'] as const).map((name) => (
            <AttributeRow key={name} editor={editor} target={definition} name={name} label={words[name]} />
          ))}
          <FlagsRow
            editor={editor}
            target={definition}
            label={words.options}
            flags={[
              ['errorVariableTransient', words.errorVariableTransient],
              ['errorVariableLocalScope', words.errorVariableLocalScope],
            ]}
          />
        </>
      )}
    </>
  );
}

/** The escalation that is thrown or caught, and the variable for its code. */
export function EscalationRows(props: DefinitionProps) {
  const { editor, definition, words } = props;
  const caught = catches(editor.object);
  return (
    <>
      <RootRow {...props} kind="escalation" target={definition} />
      {caught && !childOf(definition, 'escalationRef') && (
        <p className="gd-panel-row-hint gd-panel-info">{words.anyEscalation}</p>
      )}
      {caught && (
        <AttributeRow
          editor={editor}
          target={definition}
          name="escalationCodeVariable"
          label={words.escalationCodeVariable}
        />
      )}
    </>
  );
}
