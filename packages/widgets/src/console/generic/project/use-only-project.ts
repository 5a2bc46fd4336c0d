import { formFieldsOf, isProjectField, type AnyResource } from '@gongdi/domain';
import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useReferences } from '../../../kit/data/references.ts';
import { PROJECTS } from './projects.ts';

/**
 * Chooses the project of a new record for whoever has one alone, as soon as the choices are there. What is chosen
 * already stays, and so does what the user has cleared.
 * @param adding the form adds a record
 */
export function useOnlyProject(resource: AnyResource, form: FormInstance, adding: boolean): void {
  const fields = adding ? formFieldsOf(resource, 'add').filter(isProjectField) : [];
  const names = fields.map(({ name }) => name).join(' ');
  const { options, more } = useReferences(names === '' ? undefined : PROJECTS);
  const only = options.length === 1 && !more ? options[0]!.value : undefined;
  useEffect(() => {
    if (only === undefined) return;
    for (const name of names.split(' ').filter(Boolean)) {
      const now: unknown = form.getFieldValue(name);
      // Does not count as typed: leaving the form asks nothing.
      if ((now === undefined || now === null) && !form.isFieldTouched(name)) form.setFieldsValue({ [name]: only });
    }
  }, [form, names, only]);
}
