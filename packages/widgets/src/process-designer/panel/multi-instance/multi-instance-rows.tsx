import { Alert } from 'antd';
import { childOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { AsyncRow } from '../fields/async-row.tsx';
import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import { ExpressionRow } from '../fields/expression-row.tsx';
import { RetryRow } from '../jobs/retry-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { Aggregations } from './aggregations.tsx';
import { CollectionRow } from './collection-row.tsx';
import { loopTexts } from './text/index.ts';

/** Collection, completion condition and variables of a multi-instance loop. */
export default function MultiInstanceRows(props: SectionProps) {
  const { editor, texts, lang } = props;
  const words = loopTexts(lang);
  const loop = childOf(editor.object, 'loopCharacteristics');
  if (!loop) return null;
  const row = { editor, target: loop };
  const repeats = hasCollection(editor, loop);
  const missing = !repeats && !childOf(loop, 'loopCardinality');
  const useless = !repeats && textOf(loop, editor.name('elementVariable')) !== '';
  return (
    <>
      <ExpressionRow editor={editor} holder={loop} property="loopCardinality" label={texts.loopCardinality} />
      <CollectionRow editor={editor} loop={loop} label={texts.collection} show={words.showCollection} />
      <AttributeRow {...row} name="elementVariable" label={texts.elementVariable} />
      {(missing || useless) && (
        <Alert
          type="warning"
          showIcon
          className="gd-panel-info"
          title={missing ? words.nothingToRepeat : words.elementWithoutCollection}
        />
      )}
      <AttributeRow {...row} name="elementIndexVariable" label={words.elementIndexVariable} />
      <ExpressionRow
        editor={editor}
        holder={loop}
        property="completionCondition"
        label={texts.completionCondition}
        placeholder="${nrOfCompletedInstances == nrOfInstances}"
      />
      <FlagsRow {...row} label={words.options} flags={[['noWaitStatesAsyncLeave', words.noWaitStatesAsyncLeave]]} />
      {editor.engine === 'camunda' && (
        <>
          <AsyncRow {...props} target={loop} />
          <RetryRow {...props} holder={loop} />
        </>
      )}
      {editor.engine === 'flowable' && <Aggregations {...props} loop={loop} />}
    </>
  );
}

/** Returns whether a collection is set: by attribute, by Flowable's element, or by BPMN's own reference. */
const hasCollection = (editor: Editor, loop: ModdleElement): boolean =>
  textOf(loop, editor.name('collection')) !== '' ||
  editor.extensions('Collection', loop).length > 0 ||
  loop.get('loopDataInputRef') !== undefined;
