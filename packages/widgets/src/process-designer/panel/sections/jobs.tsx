import { isType } from '../../../diagram/model.ts';
import { AsyncRow } from '../fields/async-row.tsx';
import { lazyView } from '../fields/lazy-view.tsx';
import type { SectionProps } from '../edit/section-props.ts';

export const JobRows = lazyView<SectionProps>(() => import('../jobs/job-rows.tsx'));

/** Asynchronous settings and jobs of all elements except tasks: gateways, events, calls, sub-processes, the process. */
export function JobsSection(props: SectionProps) {
  return (
    <>
      {isType(props.editor.object, 'bpmn:FlowNode') && <AsyncRow {...props} />}
      <JobRows {...props} />
    </>
  );
}
