import { useTitles } from '../../../kit/data/titles.ts';
import { PROJECTS } from '../../generic/project/projects.ts';
import { useProjectText } from '../../generic/project/text/index.ts';
import { useProject } from '../../ground/project/project.ts';
import { useRecentProjects } from './use-recent-projects.ts';

/** The project in which the page is shown, with the words for it. */
export function useShownProject() {
  const text = useProjectText();
  const project = useProject();
  const { of, failed } = useTitles(PROJECTS, project ? [project] : []);
  useRecentProjects(project, project ? of(project) : undefined);
  const known = project ? of(project) : text.all;
  const name = known ?? (known === null ? text.hidden : failed ? text.unread : text.loading);
  return { project, name, text };
}
