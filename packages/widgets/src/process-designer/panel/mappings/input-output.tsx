import { childOf, isAnyType, isType, type ModdleElement } from '../../../diagram/model.ts';
import type { SectionProps } from '../edit/section-props.ts';
import { ParameterLists } from './parameter-lists.tsx';
import { mappingTexts } from './text/index.ts';

/** Input and output parameters of an element in camunda. */
export default function InputOutput(props: SectionProps) {
  const { editor, lang } = props;
  const io = editor.extensions('InputOutput')[0];
  return (
    <ParameterLists
      {...props}
      io={io}
      place={(next) => editor.withExtensions('InputOutput', next ? [next] : [])}
      outputsRefused={refusesOutputs(editor.object) ? mappingTexts(lang).outputsRefused : undefined}
    />
  );
}

/** Returns whether camunda's parser refuses outputs here (`checkActivityOutputParameterSupported`). */
function refusesOutputs(object: ModdleElement): boolean {
  const loop = isType(object, 'bpmn:Activity') ? childOf(object, 'loopCharacteristics') : undefined;
  return isAnyType(object, ['bpmn:EndEvent']) || (loop !== undefined && isType(loop, MULTI));
}

const MULTI = 'bpmn:MultiInstanceLoopCharacteristics';
