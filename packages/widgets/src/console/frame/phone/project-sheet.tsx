import { useProjectText } from '../../generic/project/text/index.ts';
import { useChooseProject, useProject } from '../../ground/project/project.ts';
import { ProjectList } from '../project/project-list.tsx';
import { PhoneSheet } from './phone-sheet.tsx';

/** The list of projects on a phone. */
export function ProjectSheet({ onClose }: { onClose: () => void }) {
  const text = useProjectText();
  const project = useProject();
  const choose = useChooseProject();
  return (
    <PhoneSheet title={text.switch} onClose={onClose}>
      {(leave) => <ProjectList onChoose={(next) => leave(() => next !== project && choose(next))} />}
    </PhoneSheet>
  );
}
