import { FlagsRow } from '../fields/attribute-row.tsx';
import type { DefinitionProps } from './definition-props.ts';
import { Nothing } from './note.tsx';

/** The scope of a terminate end event, if the engine has a setting for it. */
export function TerminateRows({ editor, definition, words }: DefinitionProps) {
  return editor.engine === 'camunda' ? (
    <Nothing text={words.terminate} />
  ) : (
    <FlagsRow
      editor={editor}
      target={definition}
      label={words.options}
      flags={[
        ['terminateAll', words.terminateAll],
        ['terminateMultiInstance', words.terminateMultiInstance],
      ]}
    />
  );
}

export const CancelRows = ({ words }: DefinitionProps) => <Nothing text={words.cancel} />;
