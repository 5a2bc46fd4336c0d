import { isType } from '../../../diagram/model.ts';
import { AsyncRow } from '../fields/async-row.tsx';
import { lazyView } from '../fields/lazy-view.tsx';
import type { SectionProps } from '../section-props.ts';

export const JobRows = lazyView<SectionProps>(() => import('../jobs/job-rows.tsx'));

/** Asynchronous settings and jobs of what is no task: gateways, events, calls, sub-processes, the process. */
export function JobsSection(props: SectionProps) {
  return (
    <>
      {isType(props.editor.object, 'bpmn:FlowNode') && <AsyncRow {...props} />}
      <JobRows {...props} />
    </>
  );
}
