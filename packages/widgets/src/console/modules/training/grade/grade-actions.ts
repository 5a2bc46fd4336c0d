import { CallFailure, calls } from '@gongdi/api';
import { grade, permission, SITTING } from '@gongdi/domain';
import { App } from 'antd';
import { useNavigate } from 'react-router';
import { ownActions, type OwnAction } from '../../../generic/resource/screen/own-actions.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole, usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { useExamText } from './text/index.ts';

/** Sits an exam, sits it again, prints its certificate. */
export const gradeActions = ownActions(
  (row) => {
    const { client } = useConsole();
    const { user } = useSession();
    const may = usePermissions();
    const text = useExamText();
    const navigate = useNavigate();
    const markStale = useMarkStale(grade);
    const { message } = App.useApp();
    const own = row['account_id'] === user?.user_id;
    const sits = own || may(permission(grade.name, 'proctor'));
    const again = async () => {
      try {
        const { id } = await client.call(calls.exam.again, { body: { id: row.id } }, { quiet: true });
        await markStale('later');
        void navigate(`/${grade.name}/sit?id=${id}`);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        showFailure(message, error);
      }
    };
    const actions: OwnAction[] = [];
    const sit = `/${grade.name}/sit?id=${encodeURIComponent(row.id)}`;
    if (sits && row['status'] === SITTING.assigned)
      actions.push({ key: 'sit', primary: true, label: own ? text.sit : text.sitFor, does: sit });
    if (sits && row['status'] === SITTING.running)
      actions.push({ key: 'sit', primary: true, label: text.goOn, does: sit });
    if (sits && row['status'] === SITTING.marked && row['result'] !== 1)
      actions.push({ key: 'again', primary: true, label: text.again, does: () => void again() });
    if (typeof row['certificate_number'] === 'string')
      actions.push({
        key: 'certificate',
        label: text.certificateOpen,
        does: `/${grade.name}/certificate?id=${encodeURIComponent(row.id)}`,
      });
    return { actions };
  },
  { leads: true },
);
