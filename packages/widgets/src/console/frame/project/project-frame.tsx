import { useSheet } from '../../../kit/shadow/index.ts';
import { ProjectClosed } from './project-closed.tsx';
import { PhoneSwitch, ProjectSwitch } from './project-switch.tsx';
import css from './project.css?inline';

const PARTS = { switch: ProjectSwitch, phone: PhoneSwitch, closed: ProjectClosed };

/** What the frame shows about the project in which the user works, in one late chunk. */
export default function ProjectFrame({ part }: { part: keyof typeof PARTS }) {
  useSheet(css);
  const Part = PARTS[part];
  return <Part />;
}
