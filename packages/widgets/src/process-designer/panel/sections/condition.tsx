import { Alert } from 'antd';
import { childOf, isAnyType, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { SelectRow } from '../fields/select-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { Editor } from '../edit/editor.ts';
import type { SectionProps } from '../edit/section-props.ts';

type FlowType = 'normal' | 'default' | 'condition';

function flowTypeOf({ element, object }: Editor): FlowType {
  if (element.source?.businessObject.get('default') === object) return 'default';
  return childOf(object, 'conditionExpression') ? 'condition' : 'normal';
}

/** Type of a flow, and its condition as expression or script (designer specification, sections 3 and 4). */
export function ConditionSection({ editor, texts }: SectionProps) {
  const type = flowTypeOf(editor);
  const condition = childOf(editor.object, 'conditionExpression');
  return (
    <>
      <SelectRow
        label={texts.flowType}
        value={type}
        choices={[
          { value: 'normal', label: texts.flowNormal },
          ...(canBeDefault(editor) ? [{ value: 'default', label: texts.flowDefault }] : []),
          { value: 'condition', label: texts.flowCondition },
        ]}
        onChange={(next) => changeFlowType(editor, type, next as FlowType)}
      />
      {type === 'condition' && undecided(editor) && (
        <Alert type="warning" showIcon title={texts.conditionIgnored} className="gd-panel-info" />
      )}
      {type === 'condition' && condition && <Condition editor={editor} texts={texts} condition={condition} />}
    </>
  );
}

const canBeDefault = ({ element }: Editor): boolean => {
  const source = element.source?.businessObject;
  return Boolean(
    source &&
    isAnyType(source, ['bpmn:Activity', 'bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway', 'bpmn:ComplexGateway']),
  );
};

/** Returns whether the source ignores conditions: gateways that take all flows, and event-based gateways. */
const undecided = ({ element }: Editor): boolean => {
  const source = element.source?.businessObject;
  return Boolean(source && isAnyType(source, ['bpmn:ParallelGateway', 'bpmn:EventBasedGateway']));
};

/**
 * Changes the type of a flow. The rules (a default flow has no condition and so on) are behaviours of the engine, so
 * undo reverts them too.
 */
export function changeFlowType(editor: Editor, from: FlowType, to: FlowType): void {
  const source = editor.element.source?.businessObject;
  if (from === to || !source) return;
  if (to === 'condition') {
    const condition = editor.create('bpmn:FormalExpression', { body: '' }, editor.object);
    editor.apply({ set: { conditionExpression: condition } });
  } else if (to === 'default') {
    editor.apply({ target: source, set: { default: editor.object } });
  } else if (from === 'default') {
    editor.apply({ target: source, set: { default: undefined } });
  } else {
    editor.apply({ set: { conditionExpression: undefined } });
  }
}

/** Support for scripts as conditions: camunda always, Flowable since 7.1, Activiti never. */
const SCRIPT_HINTS = {
  camunda: undefined,
  flowable: 'conditionScriptFlowable',
  activiti: 'conditionScriptDead',
} as const;

type ConditionProps = Pick<SectionProps, 'editor' | 'texts'> & { condition: ModdleElement };

/** A condition as expression or script; of a flow or of a conditional event. */
export function Condition({ editor, texts, condition }: ConditionProps) {
  const { stage } = editor;
  const resource = editor.name('resource');
  const external = editor.knows('resource', condition) && condition.get(resource) !== undefined;
  const script = condition.get('language') !== undefined || external;
  const scriptHint = SCRIPT_HINTS[editor.engine];
  const changeKind = (kind: string) =>
    editor.apply({
      target: condition,
      set: {
        language: kind === 'script' ? 'groovy' : undefined,
        body: '',
        ...(editor.knows('resource', condition) ? { [resource]: undefined } : {}),
      },
    });
  return (
    <>
      <SelectRow
        label={texts.conditionType}
        value={script ? 'script' : 'expression'}
        choices={[
          { value: 'expression', label: texts.conditionExpression },
          ...(script || editor.engine !== 'activiti' ? [{ value: 'script', label: texts.conditionScript }] : []),
        ]}
        hint={script && scriptHint ? texts[scriptHint] : undefined}
        onChange={changeKind}
      />
      {script && (
        <TextRow
          stage={stage}
          label={texts.scriptLanguage}
          value={textOf(condition, 'language')}
          required={texts.scriptFormatRequired}
          onCommit={(language) => editor.set('language', language, condition)}
        />
      )}
      {script && editor.knows('resource', condition) && (
        <SelectRow
          label={texts.scriptType}
          value={external ? 'externalScript' : 'inlineScript'}
          choices={[
            { value: 'inlineScript', label: texts.inlineScript },
            { value: 'externalScript', label: texts.externalScript },
          ]}
          onChange={(kind) => {
            const set =
              kind === 'externalScript' ? { [resource]: '', body: undefined } : { [resource]: undefined, body: '' };
            editor.apply({ target: condition, set });
          }}
        />
      )}
      {external ? (
        <TextRow
          stage={stage}
          label={texts.resource}
          value={textOf(condition, resource)}
          required={texts.resourceRequired}
          onCommit={(address) => editor.set(resource, address, condition)}
        />
      ) : (
        <TextRow
          stage={stage}
          label={script ? texts.script : texts.expressionBody}
          value={textOf(condition, 'body')}
          required={script ? texts.scriptRequired : texts.required.replace('{label}', texts.expressionBody)}
          multiline={script}
          placeholder={script ? undefined : '${approved}'}
          onCommit={(body) => editor.set('body', body, condition)}
        />
      )}
    </>
  );
}
