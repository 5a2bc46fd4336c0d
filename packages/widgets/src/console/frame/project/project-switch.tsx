import { DownOutlined, ProjectOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useChooseProject } from '../../ground/project/project.ts';
import css from './project.css?inline';
import { ProjectList } from './project-list.tsx';
import { useShownProject } from './use-shown-project.ts';

/** Header button with the name of the project; opens the list of projects. */
export function ProjectSwitch() {
  const { project, name, text } = useShownProject();
  const choose = useChooseProject();
  const [open, setOpen] = useState(false);
  useSheet(css);
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
