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
  /** It is what usually comes next: the loudest button on the page of the record, with `leads` also first in a list. */
  primary?: boolean;
  /** Address that it leads to, or what it does. */
  does: string | (() => void);
}

interface OwnActionsOf {
  actions: readonly OwnAction[];
  /** Dialogs that the actions open. */
  dialogs?: ReactNode;
}

export interface OwnActions {
  /**
   * Hook: returns what the user may do with the record. A list calls it when the menu of the row is opened, with `leads`
   * for every row.
   */
  use: (row: Row) => OwnActionsOf;
  /** The first actions as buttons, those beyond in a menu. */
  view: ComponentType<{ row: Row }>;
  /**
   * The primary action stands first in the rows of a list, before steps and edit: it is what people come for, or what a
   * step needs.
   */
  leads: boolean;
}

/** Buttons beside the menu; more would push the title of a record off a phone. */
const VISIBLE = 2;

/** The actions that a module adds to those of each record. @param use see `OwnActions`, as for `leads` */
export function ownActions(use: OwnActions['use'], { leads = false }: { leads?: boolean } = {}): OwnActions {
  function View({ row }: { row: Row }) {
    const { actions, dialogs } = use(row);
    return (
      <>
        {actions.length > 0 && <Buttons actions={actions} />}
        {dialogs}
      </>
    );
  }
  return { use, view: View, leads };
}

function Buttons({ actions }: { actions: readonly OwnAction[] }) {
  const text = useText();
  const run = useOwnAction();
  // A menu with a single entry would only hide it.
  const shown = actions.length <= VISIBLE + 1 ? actions.length : VISIBLE;
  return (
    <>
      {actions.slice(0, shown).map((one) => (
        <Button key={one.key} type={one.primary ? 'primary' : 'default'} danger={one.danger} onClick={() => run(one)}>
          {one.label}
        </Button>
      ))}
      {actions.length > shown && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: actions
              .slice(shown)
              .map((one) => ({ key: one.key, label: one.label, danger: one.danger, onClick: () => run(one) })),
          }}
        >
          <Button>{text.more}</Button>
        </Dropdown>
      )}
    </>
  );
}

/** Returns a function that does an action. */
export function useOwnAction(): (action: OwnAction) => void {
  const navigate = useNavigate();
  return ({ does }) => (typeof does === 'string' ? void navigate(does, { state: COMES_BACK }) : does());
}
