import { SnippetsOutlined } from '@ant-design/icons';
import { permission, templateManage } from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { Permitted } from '../../../ground/context/console-context.tsx';
import { useChecklistText } from './text/index.ts';

/** Leads to the templates, each of which begins a checklist. */
export function TemplateButton() {
  const text = useChecklistText();
  const navigate = useNavigate();
  return (
    <Permitted code={permission(templateManage.name, 'list')}>
      <Button icon={<SnippetsOutlined aria-hidden />} onClick={() => void navigate(`/${templateManage.name}`)}>
        {text.byTemplate}
      </Button>
    </Permitted>
  );
}
