import { formFieldsOf, isProjectField, type AnyResource } from '@gongdi/domain';
import { useMemo } from 'react';
import { useProject } from '../../ground/project/project.ts';

/** Initial values of the project fields of a new record: the project in which the user works. */
export function useProjectFields(resource: AnyResource): Readonly<Record<string, string>> {
  const project = useProject();
  return useMemo(() => {
    const fields = project === null ? [] : formFieldsOf(resource, 'add').filter(isProjectField);
    return Object.fromEntries(fields.map(({ name }) => [name, project!]));
  }, [resource, project]);
}
