import type { QueryField } from '@gongdi/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { useProject } from '../../ground/project/project.ts';

const Note = lazyPart(() => import('./project-note.tsx'));

interface ProjectNoteProps {
  fields: readonly Pick<QueryField, 'name' | 'query' | 'kind' | 'ref'>[];
  /** The list shows the records of the project only. */
  inProject: boolean;
}

/** Says above a list whether it is limited to the project in which the user works, and leads out of it. */
export function ProjectNote({ fields, inProject }: ProjectNoteProps) {
  const project = useProject();
  if (project === null) return null;
  return (
    <Suspense>
      <Note project={project} inProject={inProject} fields={fields} />
    </Suspense>
  );
}
