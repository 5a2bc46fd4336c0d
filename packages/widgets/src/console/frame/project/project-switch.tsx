import { DownOutlined, ProjectOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { useState } from 'react';
import { useTitles } from '../../../kit/data/titles.ts';
import { PROJECTS } from '../../generic/project/projects.ts';
import { useProjectText } from '../../generic/project/text/index.ts';
import { useChooseProject, useProject } from '../../ground/project/project.ts';
import { PhoneSheet } from '../phone/phone-sheet.tsx';
import { ProjectList } from './project-list.tsx';
import { useRecentProjects } from './use-recent-projects.ts';

function useShown() {
  const text = useProjectText();
  const project = useProject();
  const { of, failed } = useTitles(PROJECTS, project ? [project] : []);
  useRecentProjects(project, project ? of(project) : undefined);
  const known = project ? of(project) : text.all;
  const name = known ?? (known === null ? text.hidden : failed ? text.unread : text.loading);
  return { project, name, text };
}

/** Header button with the name of the project; opens the list of projects. */
export function ProjectSwitch() {
  const { project, name, text } = useShown();
  const choose = useChooseProject();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        <ProjectList
          onChoose={(next) => {
            setOpen(false);
            if (next !== project) choose(next);
          }}
          onClose={() => setOpen(false)}
        />
      }
    >
      <Button
        type="text"
        className={`gd-project-switch${project ? ' gd-project-switch-chosen' : ''}`}
        icon={<ProjectOutlined aria-hidden />}
        aria-label={`${text.switch}: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={name}
      >
        <span className="gd-project-switch-name">{name}</span>
        <DownOutlined aria-hidden />
      </Button>
    </Popover>
  );
}

/** The same on a phone: an icon, and the list in a sheet. */
export function PhoneSwitch() {
  const { project, name, text } = useShown();
  const choose = useChooseProject();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        icon={
          <Badge dot={project !== null} status="processing">
            <ProjectOutlined aria-hidden />
          </Badge>
        }
        aria-label={`${text.switch}: ${name}`}
        aria-haspopup="dialog"
        title={name}
        onClick={() => setOpen(true)}
      />
      {open && (
        <PhoneSheet title={text.switch} onClose={() => setOpen(false)}>
          {(leave) => <ProjectList onChoose={(next) => leave(() => next !== project && choose(next))} />}
        </PhoneSheet>
      )}
    </>
  );
}
