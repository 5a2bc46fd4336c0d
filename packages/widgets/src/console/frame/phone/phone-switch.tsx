import { ProjectOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useChooseProject } from '../../ground/project/project.ts';
import { ProjectList } from '../project/project-list.tsx';
import { useShownProject } from '../project/use-shown-project.ts';
import { PhoneSheet } from './phone-sheet.tsx';

/** Button of a phone's header: the project in which the page is shown. Opens the list of projects in a sheet. */
export function PhoneSwitch() {
  const { project, name, text } = useShownProject();
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
