import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { taskKindTexts } from './text/index.ts';

/** The rule task of Flowable and Activiti, which runs rules of the deployment instead of a decision. */
export default function RuleTask({ editor, texts, lang }: SectionProps) {
  const words = taskKindTexts(lang);
  return (
    <>
      <AttributeRow editor={editor} name="rules" label={words.rules} hint={texts.commaList} />
      <FlagsRow editor={editor} label={words.options} flags={[['exclude', words.ruleExclude]]} />
      <AttributeRow editor={editor} name="ruleVariablesInput" label={words.ruleVariablesInput} hint={texts.commaList} />
      <AttributeRow editor={editor} name="resultVariable" label={words.ruleResult} />
      <AttributeRow editor={editor} name="class" label={texts.javaClass} />
    </>
  );
}
