import { Alert } from 'antd';
import { childOf, isType, type ModdleElement } from '../../../diagram/model.ts';
import { DEFAULT_COLLECTION } from '../../engine/behavior/parallel-collection.ts';
import type { Editor } from '../edit/editor.ts';
import { lazyView } from '../fields/lazy-view.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';

type LoopType = 'none' | 'ParallelMultiInstance' | 'SequentialMultiInstance' | 'StandardLoop';

const MultiInstance = lazyView<SectionProps>(() => import('../multi-instance/multi-instance-rows.tsx'));

function loopTypeOf(loop: ModdleElement | undefined): LoopType {
  if (!loop) return 'none';
  if (isType(loop, 'bpmn:StandardLoopCharacteristics')) return 'StandardLoop';
  return loop.get('isSequential') ? 'SequentialMultiInstance' : 'ParallelMultiInstance';
}

/** Repetition of an activity, its collection and end, and its jobs (designer specification, sections 3 and 4). */
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
        onChange={(next) => changeLoopType(editor, next as LoopType, loop)}
      />
      {type === 'StandardLoop' && <Alert type="warning" showIcon title={texts.standardLoopWarning} />}
      {loop && type !== 'StandardLoop' && type !== 'none' && <MultiInstance {...props} />}
    </>
  );
}

/** Changes the type of a loop. Between parallel and sequential, all other settings of the loop are kept. */
export function changeLoopType(editor: Editor, type: LoopType, loop: ModdleElement | undefined): void {
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
