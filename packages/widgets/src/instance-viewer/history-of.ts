import type { InstanceHistory } from '@gongdi/bpmn';
import type { ViewerProps } from './props.ts';

/** The history in the shape that `@gongdi/bpmn` reads, whichever of the two the host gave. */
export function historyOf({ activities, processInstance, tasks, view }: ViewerProps): InstanceHistory {
  if (view) return view;
  return { activities: activities ?? [], process_instance: processInstance ?? null, tasks: tasks ?? [] };
}
