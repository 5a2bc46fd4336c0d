import { safetyinsurance } from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useProject } from '../../../ground/project/project.ts';
import { useInsuranceText } from './text/index.ts';

/** Leads from the policies to what they cover on a project. */
export function CoverLink() {
  const text = useInsuranceText();
  const navigate = useNavigate();
  const project = useProject();
  const to = `/${safetyinsurance.name}/cover${project ? `?id=${encodeURIComponent(project)}` : ''}`;
  return <Button onClick={() => void navigate(to, { state: COMES_BACK })}>{text.cover}</Button>;
}
