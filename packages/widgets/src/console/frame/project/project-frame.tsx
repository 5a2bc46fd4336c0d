import { ProjectClosed } from './project-closed.tsx';
import { ProjectSwitch } from './project-switch.tsx';

/** What the frame shows about the project in which the user works, in one late chunk. */
export default function ProjectFrame({ part }: { part: 'switch' | 'closed' }) {
  return part === 'switch' ? <ProjectSwitch /> : <ProjectClosed />;
}
