import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { taskKindTexts } from './text/index.ts';

/** Script settings of Flowable and Activiti in addition to format, text and result. */
export default function ScriptOptions({ editor, lang }: SectionProps) {
  const words = taskKindTexts(lang);
  return (
    <>
      <FlagsRow
        editor={editor}
        label={words.options}
        flags={[
          ['autoStoreVariables', words.autoStoreVariables],
          ['doNotIncludeVariables', words.doNotIncludeVariables],
        ]}
      />
      <AttributeRow editor={editor} name="skipExpression" label={words.skipExpression} />
    </>
  );
}
