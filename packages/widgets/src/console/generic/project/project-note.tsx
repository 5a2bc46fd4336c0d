import { fill, isProjectField, type QueryField } from '@gongdi/domain';
import { Button } from 'antd';
import { useTitles } from '../../../kit/data/titles.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useChooseProject } from '../../ground/project/project.ts';
import css from './project-note.css?inline';
import { PROJECTS } from './projects.ts';
import { useProjectText } from './text/index.ts';

interface NoteProps {
  project: string;
  inProject: boolean;
  fields: readonly Pick<QueryField, 'kind' | 'ref'>[];
}

/** One line: what the project has to do with the list below. */
export default function Note({ project, inProject, fields }: NoteProps) {
  const text = useProjectText();
  const choose = useChooseProject();
  const name = useTitles(PROJECTS, [project]).of(project);
  useSheet(css);
  // The frame says that the project may not be seen.
  if (!name) return null;
  const sentence = inProject ? text.listed : fields.some(isProjectField) ? text.other : text.none;
  return (
    <p className="gd-project-note" role="status">
      <span>{fill(sentence, { name })}</span>
      <Button type="link" size="small" onClick={() => choose(null)}>
        {text.leave}
      </Button>
    </p>
  );
}
