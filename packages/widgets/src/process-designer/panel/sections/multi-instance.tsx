import { Alert } from 'antd';
import { childOf, isType, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import { DEFAULT_COLLECTION } from '../../engine/behavior/parallel-collection.ts';
import type { Editor } from '../edit/editor.ts';
import { AsyncRow } from '../fields/async-row.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../section-props.ts';

type LoopType = 'none' | 'ParallelMultiInstance' | 'SequentialMultiInstance' | 'StandardLoop';

function loopTypeOf(loop: ModdleElement | undefined): LoopType {
  if (!loop) return 'none';
  if (isType(loop, 'bpmn:StandardLoopCharacteristics')) return 'StandardLoop';
  return loop.get('isSequential') ? 'SequentialMultiInstance' : 'ParallelMultiInstance';
}

/** Repetition of a task, its collection and end, and its jobs (specification, sections 3 and 4). */
export function MultiInstanceSection(props: SectionProps) {
  const { editor, texts } = props;
  const loop = childOf(editor.object, 'loopCharacteristics');
  const type = loopTypeOf(loop);
  return (
    <>
      <SelectRow
        label={texts.loopType}
        value={type}
        choices={[
          { value: 'ParallelMultiInstance', label: texts.parallelMultiInstance },
          { value: 'SequentialMultiInstance', label: texts.sequentialMultiInstance },
          { value: 'StandardLoop', label: texts.standardLoop },
          { value: 'none', label: texts.none },
        ]}
        onChange={(next) => changeType(editor, next as LoopType, loop)}
      />
      {type === 'StandardLoop' && <Alert type="warning" showIcon title={texts.standardLoopWarning} />}
      {loop && type !== 'StandardLoop' && type !== 'none' && <MultiInstance {...props} loop={loop} />}
    </>
  );
}

/** Between parallel and sequential everything else of the loop is kept. */
function changeType(editor: Editor, type: LoopType, loop: ModdleElement | undefined): void {
  if (type === loopTypeOf(loop)) return;
  if (type === 'none') return editor.apply({ set: { loopCharacteristics: undefined } });
  if (type === 'StandardLoop') {
    const standard = editor.create('bpmn:StandardLoopCharacteristics', {}, editor.object);
    return editor.apply({ set: { loopCharacteristics: standard } });
  }
  const isSequential = type === 'SequentialMultiInstance';
  if (loop && isType(loop, 'bpmn:MultiInstanceLoopCharacteristics')) {
    const empty = !loop.get(editor.name('collection')) && !loop.get('loopCardinality');
    const collection = !isSequential && empty ? { [editor.name('collection')]: DEFAULT_COLLECTION } : {};
    return editor.apply({ target: loop, set: { isSequential, ...collection } });
  }
  const multi = editor.create('bpmn:MultiInstanceLoopCharacteristics', { isSequential }, editor.object);
  return editor.apply({ set: { loopCharacteristics: multi } });
}

function MultiInstance(props: SectionProps & { loop: ModdleElement }) {
  const { editor, texts, loop } = props;
  const { stage } = editor;
  const expression = (property: string) => textOf(childOf(loop, property), 'body');
  const setExpression = (property: string) => (body: string) => {
    const current = childOf(loop, property);
    if (body && current) return editor.set('body', body, current);
    const next = body ? editor.create('bpmn:FormalExpression', { body }, loop) : undefined;
    return next || current ? editor.apply({ target: loop, set: { [property]: next } }) : undefined;
  };
  return (
    <>
      <TextRow
        stage={stage}
        label={texts.loopCardinality}
        value={expression('loopCardinality')}
        onCommit={setExpression('loopCardinality')}
      />
      <TextRow
        stage={stage}
        label={texts.collection}
        value={textOf(loop, editor.name('collection'))}
        onCommit={(text) => editor.set(editor.name('collection'), text, loop)}
      />
      <TextRow
        stage={stage}
        label={texts.elementVariable}
        value={textOf(loop, editor.name('elementVariable'))}
        onCommit={(text) => editor.set(editor.name('elementVariable'), text, loop)}
      />
      <TextRow
        stage={stage}
        label={texts.completionCondition}
        value={expression('completionCondition')}
        placeholder="${nrOfCompletedInstances == nrOfInstances}"
        onCommit={setExpression('completionCondition')}
      />
      <AsyncRow {...props} target={loop} />
      <RetryCycle {...props} />
    </>
  );
}

/** Shown while something is asynchronous: only then are there jobs to try again. */
function RetryCycle({ editor, texts, loop }: SectionProps & { loop: ModdleElement }) {
  const holder = editor.engine === 'camunda' ? loop : editor.object;
  const asynchronous = ['asyncBefore', 'asyncAfter', 'async', 'asyncLeave'].some(
    (name) => holder.get(editor.name(name)) === true,
  );
  if (!asynchronous) return null;
  const current = editor.extensions('FailedJobRetryTimeCycle', holder)[0];
  const commit = (body: string) => {
    if (body && current) return editor.set('body', body, current);
    const next = body ? [editor.create(editor.name('FailedJobRetryTimeCycle'), { body })] : [];
    const edit: Edit = editor.withExtensions('FailedJobRetryTimeCycle', next, holder);
    return body || current ? editor.apply(edit) : undefined;
  };
  return (
    <TextRow
      stage={editor.stage}
      label={texts.retryCycle}
      value={textOf(current, 'body')}
      placeholder="R3/PT10M"
      onCommit={commit}
    />
  );
}
