import type { AnyResource, NamedStep } from '@gongdi/domain';
import { Dropdown, type MenuProps } from 'antd';
import { useLayoutEffect, useState, type ReactElement, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useLang, useText } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useOwnAction, type OwnActions } from '../screen/own-actions.tsx';
import { useScreen, type ScreenRow } from '../screen/screen.ts';
import { useRemoval } from './use-removal.ts';

const none: OwnActions['use'] = () => ({ actions: [] });

interface RowMenuProps {
  resource: AnyResource;
  row: ScreenRow;
  /** The operations that the user may do with this record. */
  allowed: readonly ('detail' | 'edit' | 'delete')[];
  /** The steps that are not beside the menu. */
  steps: readonly NamedStep[];
  /** The action of the module that stands beside the menu. */
  lead: string | undefined;
  onStep: (step: NamedStep) => void;
  /** The button of the menu: it has the focus before anything begins, so that a dialog gives it back there. */
  button: RefObject<HTMLElement | null>;
  children: ReactElement;
}

/** The menu of a row, open at first: everything that can be done with the record and does not stand beside it. */
export function RowMenu({ resource, row, allowed, steps, lead, onStep, button, children }: RowMenuProps) {
  const text = useText();
  const lang = useLang();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  // The button that opened the menu was drawn anew with it, which took the focus from it.
  useLayoutEffect(() => button.current?.focus(), [button]);
  const own = (useScreen().rowActions?.use ?? none)(row);
  const { removal } = resource;
  const run = useOwnAction();
  const to = (page: string) =>
    void navigate(`/${resource.name}/${page}?id=${encodeURIComponent(row.id)}`, { state: COMES_BACK });
  const remove = useRemoval(resource, row);
  const atButton = (work: () => void) => () => {
    button.current?.focus();
    work();
  };
  const before: NonNullable<MenuProps['items']> = [
    ...steps.map((one) => ({
      key: `step ${one.name}`,
      label: one.label[lang],
      danger: one.step.danger,
      onClick: atButton(() => onStep(one)),
    })),
    ...allowed.flatMap((operation) =>
      operation === 'delete' ? [] : [{ key: operation, label: text[operation], onClick: () => to(operation) }],
    ),
    ...own.actions
      .filter(({ key }) => key !== lead)
      .map((one) => ({
        key: `own ${one.key}`,
        label: one.label,
        danger: one.danger,
        onClick: atButton(() => run(one)),
      })),
  ];
  const last: NonNullable<MenuProps['items']> = allowed.includes('delete')
    ? [{ key: 'delete', label: removal?.label[lang] ?? text.delete, danger: true, onClick: atButton(remove) }]
    : [];
  const between = before.length > 0 && last.length > 0 ? [{ type: 'divider' as const }] : [];
  return (
    <>
      <Dropdown
        open={open}
        onOpenChange={setOpen}
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        menu={{ items: [...before, ...between, ...last] }}
      >
        {children}
      </Dropdown>
      {own.dialogs}
    </>
  );
}
