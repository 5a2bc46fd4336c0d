import { childOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { TextRow } from '../fields/text-row.tsx';
import { ParameterLists } from '../mappings/parameter-lists.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { format } from '../text/index.ts';
import type { TaskKindTexts } from './text/index.ts';

/** Camunda's connector: its id, and its input and output parameters. */
export function ConnectorRows(props: SectionProps & { words: TaskKindTexts; holder: ModdleElement }) {
  const { editor, texts, words, holder } = props;
  const connector = editor.extensions('Connector', holder)[0];
  if (!connector) return null;
  return (
    <>
      <TextRow
        stage={editor.stage}
        label={words.connectorId}
        value={textOf(connector, 'connectorId')}
        required={format(texts.required, { label: words.connectorId })}
        placeholder="http-connector"
        onCommit={(text) => editor.set('connectorId', text, connector)}
      />
      <ParameterLists
        {...props}
        io={childOf(connector, 'inputOutput')}
        place={(io) => {
          if (io) io.$parent = connector;
          return { target: connector, set: { inputOutput: io } };
        }}
      />
    </>
  );
}
