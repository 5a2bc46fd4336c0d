import { fieldsOf, projectmanage, type AnyResource } from '@gongdi/domain';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FieldControl } from '../../../kit/record-form/control.tsx';
import { ReferenceSelect } from '../../../kit/record-form/reference-select.tsx';
import type { PutAsked } from '../../ground/page/use-asked.ts';

interface ProjectAndPartProps {
  /** The resource whose part is asked for. */
  of: AnyResource;
  project_id: string | null;
  part_id: string | null;
  put: PutAsked;
  text: Readonly<Record<'project' | 'chooseProject' | 'partBelow', string>>;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for a project and one of its parts; another project has other parts. */
export function ProjectAndPart({ of, project_id, part_id, put, text, children }: ProjectAndPartProps) {
  const part = { ...fieldsOf(of).find(({ name }) => name === 'part_id')!, hint: undefined };
  return (
    <Form
      layout="inline"
      className="gd-figures-asked"
      key={`${project_id} ${part_id}`}
      initialValues={{ project_id, part_id }}
      onValuesChange={({ project_id: project, part_id: chosen }: { project_id?: string; part_id?: string | null }) =>
        put(project === undefined ? { part_id: chosen ?? null } : { project_id: project, part_id: null })
      }
    >
      <Form.Item name="project_id" label={text.project} className="gd-figures-choice">
        <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
      </Form.Item>
      <Form.Item name="part_id" label={text.partBelow} className="gd-figures-choice">
        <FieldControl field={part} />
      </Form.Item>
      {children}
    </Form>
  );
}
