import { projectmanage } from '@gongdi/domain';
import { Form } from 'antd';
import { ReferenceSelect } from '../../../kit/record-form/reference-select.tsx';
import type { PutAsked } from '../../ground/page/use-asked.ts';
import { Period } from './period.tsx';

interface ProjectAndPeriodProps {
  project_id: string | null | undefined;
  from: string;
  to: string;
  put: PutAsked;
  text: Readonly<Record<'project' | 'allProjects' | 'period', string>>;
  /** The period is of whole months. */
  months?: boolean;
}

/** Asks for a project, or all, and a period. */
export function ProjectAndPeriod({ project_id, text, put, ...period }: ProjectAndPeriodProps) {
  return (
    <Form layout="inline" className="gd-figures-asked">
      <Form.Item label={text.project} className="gd-figures-choice">
        <ReferenceSelect
          of={projectmanage.name}
          value={project_id}
          aria-label={text.project}
          placeholder={text.allProjects}
          onChange={(next: unknown) => put({ project_id: typeof next === 'string' ? next : null })}
        />
      </Form.Item>
      <Period label={text.period} put={put} {...period} />
    </Form>
  );
}
