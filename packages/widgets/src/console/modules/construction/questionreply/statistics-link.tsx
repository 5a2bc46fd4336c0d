import { permission, questionreply } from '@gongdi/domain';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { FEEDBACK } from './asked.ts';
import { useQuestionsText } from './text/index.ts';

/** Leads from the list of questions, or of feedback, to their figures. */
export function StatisticsLink() {
  const text = useQuestionsText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const may = usePermissions();
  if (!may(permission(questionreply.name, 'list'))) return null;
  const kind = pathname.startsWith('/feedback') ? `?question_kind=${FEEDBACK}` : '';
  const to = `/${questionreply.name}/statistics${kind}`;
  return <Button onClick={() => void navigate(to, { state: COMES_BACK })}>{text.title}</Button>;
}
