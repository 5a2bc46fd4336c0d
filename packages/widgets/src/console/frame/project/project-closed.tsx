import { Alert, Button } from 'antd';
import { useTitles } from '../../../kit/data/titles.ts';
import { PROJECTS } from '../../generic/project/projects.ts';
import { useProjectText } from '../../generic/project/text/index.ts';
import { useChooseProject, useProject } from '../../ground/project/project.ts';

/** Says above a page that the user may not see the project that the address names. */
export function ProjectClosed() {
  const text = useProjectText();
  const project = useProject();
  const choose = useChooseProject();
  const title = useTitles(PROJECTS, project ? [project] : []).of(project ?? '');
  if (!project || title !== null) return null;
  return (
    <Alert
      style={{ marginBlockEnd: 12 }}
      type="warning"
      showIcon
      title={text.closed}
      action={
        <Button size="small" onClick={() => choose(null)}>
          {text.leave}
        </Button>
      }
    />
  );
}
