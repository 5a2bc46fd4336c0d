import { Button, Dropdown } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';

type Row = Record<string, unknown> & { id: string };

/** Something that a user can do with a record besides its operations and steps. */
export interface OwnAction {
  key: string;
  label: string;
  danger?: boolean;
  /** Address that it leads to, or what it does. */
  does: string | (() => void);
}

interface OwnActionsOf {
  actions: readonly OwnAction[];
  /** Dialogs that the actions open. */
  dialogs?: ReactNode;
}

export interface OwnActions {
  /** Hook: returns what the user may do with the record. A list calls it when the menu of the row is opened. */
  use: (row: Row) => OwnActionsOf;
  /** A button for one action, a button with a menu for several. */
  view: ComponentType<{ row: Row }>;
}

/** The actions that a module adds to those of each record. @param use see `OwnActions` */
export function ownActions(use: OwnActions['use']): OwnActions {
  function View({ row }: { row: Row }) {
    const { actions, dialogs } = use(row);
    return (
      <>
        {actions.length > 0 && <Buttons actions={actions} />}
        {dialogs}
      </>
    );
  }
  return { use, view: View };
}

function Buttons({ actions }: { actions: readonly OwnAction[] }) {
  const text = useText();
  const run = useOwnAction();
  const [only, ...others] = actions;
  const looks = { type: 'link', size: 'small', className: 'gd-data-row-action' } as const;
  if (only && others.length === 0)
    return (
      <Button {...looks} danger={only.danger} onClick={() => run(only)}>
        {only.label}
      </Button>
    );
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: actions.map((one) => ({ key: one.key, label: one.label, danger: one.danger, onClick: () => run(one) })),
      }}
    >
      <Button {...looks}>{text.more}</Button>
    </Dropdown>
  );
}

/** Returns a function that does an action. */
export function useOwnAction(): (action: OwnAction) => void {
  const navigate = useNavigate();
  return ({ does }) => (typeof does === 'string' ? void navigate(does, { state: COMES_BACK }) : does());
}
