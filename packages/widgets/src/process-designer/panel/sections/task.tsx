import { isType } from '../../../diagram/model.ts';
import { AsyncRow } from '../fields/async-row.tsx';
import { UserTask } from '../people/user-task.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { JobRows } from './jobs.tsx';
import { ReceiveTask } from './receive-task.tsx';
import { ScriptTask } from './script-task.tsx';
import { hasImplementation, ServiceTask } from './service-task.tsx';

/** Any element whose type name contains `Task`: asynchronous settings, then the settings of its type. */
export function TaskSection(props: SectionProps) {
  const { object } = props.editor;
  return (
    <>
      <AsyncRow {...props} />
      {isType(object, 'bpmn:UserTask') && <UserTask {...props} />}
      {isType(object, 'bpmn:ScriptTask') && <ScriptTask {...props} />}
      {isType(object, 'bpmn:ReceiveTask') && <ReceiveTask {...props} />}
      {hasImplementation(props.editor) && <ServiceTask {...props} />}
      <JobRows {...props} />
    </>
  );
}
