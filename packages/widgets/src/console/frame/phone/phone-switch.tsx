import { ProjectOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useShownProject } from '../project/use-shown-project.ts';

const ProjectSheet = lazyDialog(async () => ({ default: (await import('./project-sheet.tsx')).ProjectSheet }));

/** Button of a phone's header: the project in which the page is shown. Opens the list of projects in a sheet. */
export function PhoneSwitch() {
  const { project, name, text } = useShownProject();
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
      {open && <ProjectSheet onClose={() => setOpen(false)} />}
    </>
  );
}
