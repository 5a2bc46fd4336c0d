import { openSteps, permission, type AnyResource, type NamedStep } from '@gongdi/domain';
import { Button, Dropdown, Space, Tag } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { useNavigate } from 'react-router';
import { useLang, usePermissions, useSession, useText } from '../../ground/context/console-context.tsx';
import { useOutboxText } from '../outbox/text/index.ts';
import { usePending } from '../outbox/use-outbox.ts';
import { COMES_BACK } from '../../ground/page/way-back.ts';

const StepDialog = lazyPart(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

type Row = Record<string, unknown> & { id: string };

interface StepActionsProps {
  resource: AnyResource;
  row: Row;
  /** A row of a list has room for one button: if several steps are possible, the button opens a menu of them. */
  compact?: boolean;
}

/**
 * Returns a function that lists the steps which the user can take with a record: allowed in its state, with permission,
 * and when it is the user's turn.
 */
export function useOpenSteps(resource: AnyResource): (row: Row) => NamedStep[] {
  const may = usePermissions();
  const { user } = useSession();
  return (row) =>
    openSteps(resource, row).filter(({ name, step }) => {
      const turn = step.by === undefined ? undefined : row[step.by];
      const mine =
        !turn || turn === user?.user_id || (Array.isArray(turn) && user !== null && turn.includes(user.user_id));
      return mine && may(permission(resource.name, name));
    });
}

/** Buttons for the next steps of a record's lifecycle. */
export function StepActions({ resource, row, compact = false }: StepActionsProps) {
  const lang = useLang();
  const text = useText();
  const steps = useOpenSteps(resource)(row);
  const pending = usePending(resource.name, row.id).length > 0;
  const waiting = useOutboxText().waiting;
  const [taking, setTaking] = useState<NamedStep>();
  const navigate = useNavigate();
  const begin = (one: NamedStep | undefined) => {
    const { page } = one?.step ?? {};
    if (page === undefined) setTaking(one);
    else void navigate(`/${resource.name}/${page}?id=${encodeURIComponent(row.id)}`, { state: COMES_BACK });
  };
  if (steps.length === 0) return null;
  if (pending) return <Tag color="warning">{waiting}</Tag>;
  const [first, ...rest] = steps as [NamedStep, ...NamedStep[]];
  return (
    <>
      <Space size={8} wrap>
        {compact && rest.length > 0 ? (
          <Dropdown
            trigger={['click']}
            menu={{
              items: steps.map(({ name, label, step }) => ({ key: name, label: label[lang], danger: step.danger })),
              onClick: ({ key }) => begin(steps.find((one) => one.name === key)),
            }}
          >
            <Button type="link" size="small" className="gd-data-row-action">
              {text.nextStep}
            </Button>
          </Dropdown>
        ) : (
          (compact ? [first] : steps).map((one) => (
            <Button
              key={one.name}
              type={compact ? 'link' : one === first ? 'primary' : 'default'}
              size={compact ? 'small' : 'middle'}
              className={compact ? 'gd-data-row-action' : undefined}
              danger={one.step.danger}
              onClick={() => begin(one)}
            >
              {one.label[lang]}
            </Button>
          ))
        )}
      </Space>
      {taking && (
        <Suspense fallback={null}>
          <StepDialog resource={resource} row={row} step={taking} onClose={() => setTaking(undefined)} />
        </Suspense>
      )}
    </>
  );
}
