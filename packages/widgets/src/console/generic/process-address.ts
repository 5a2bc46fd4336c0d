import type { TaskRow } from '@gongdi/api';

/** Returns the address of the page of an instance. */
export const instancePath = (id: string): string => `/bpm/process-instance/detail?id=${encodeURIComponent(id)}`;

/** Returns the same address for a waiting task. If the task no longer waits, the page shows its outcome. */
export const taskPath = ({ id, process_instance }: Pick<TaskRow, 'id' | 'process_instance'>): string =>
  `${instancePath(process_instance.id)}&task=${encodeURIComponent(id)}`;
