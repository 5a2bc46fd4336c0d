import { isType } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { lazyView } from '../fields/lazy-view.tsx';
import type { SectionProps } from '../edit/section-props.ts';

/** Returns whether the engine runs an implementation for this task. */
export const hasImplementation = ({ object }: Editor): boolean =>
  isType(object, 'bpmn:ServiceTask') || isType(object, 'bpmn:SendTask') || isType(object, 'bpmn:BusinessRuleTask');

const ServiceLike = lazyView<SectionProps>(() => import('../task-kinds/service-like.tsx'));
const RuleTask = lazyView<SectionProps>(() => import('../task-kinds/rule-task.tsx'));

/** Service, send and business rule tasks: the implementation and its settings. */
export function ServiceTask(props: SectionProps) {
  const { object, engine } = props.editor;
  return isType(object, 'bpmn:BusinessRuleTask') && engine !== 'camunda' ? (
    <RuleTask {...props} />
  ) : (
    <ServiceLike {...props} />
  );
}
