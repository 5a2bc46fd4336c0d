import { fill, type AnyResource, type NamedStep } from '@gongdi/domain';
import { Button, Tag } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LINK_BUTTON } from '../../../../kit/layout/link-button.ts';
import { SmallButton } from '../../../../kit/layout/small-button.tsx';
import { SMALL_ICONS } from '../../../../kit/layout/small-icons.tsx';
import { useLang, useText } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useOutboxText } from '../../outbox/text/index.ts';
import { usePending } from '../../outbox/use-outbox.ts';
import { RowMenu } from './row-menu.tsx';
import { useOwnAction, type OwnAction, type OwnActions } from '../screen/own-actions.tsx';
import { useScreen, type ScreenRow } from '../screen/screen.ts';
import { useRecordLink } from '../use-record-link.ts';
import { useOpenSteps } from './use-open-steps.ts';
import { useAllowed } from './use-allowed.ts';
import { useBeginStep } from './use-begin-step.tsx';

interface RowButtonsProps {
  resource: AnyResource;
  row: ScreenRow;
  /** The name of the record as the list shows it, for screen readers. */
  name: string;
  /** The operations that the user may do with records of this resource. */
  operations: readonly ('detail' | 'edit' | 'delete')[];
  /** On a card the first action is a button as large as a finger. */
  card?: boolean;
}

/**
 * Returns the step that is offered first: the one that waits for this user, else one that leads on. A step that ends or
 * takes something back is never the first.
 */
function firstStep(steps: readonly NamedStep[], row: ScreenRow): NamedStep | undefined {
  const forward = steps.filter(({ step }) => !step.danger);
  return forward.find(({ step }) => step.by !== undefined && row[step.by]) ?? forward[0];
}

/**
 * What a user can do with a record of a list: the action of the module that leads, else the step that may be taken now,
 * else edit, beside a menu with everything else. The menu is made when it is first opened, because a list has many rows
 * and few menus are opened.
 */
export function RowButtons(props: RowButtonsProps) {
  const own = useScreen().rowActions;
  if (own?.leads) return <LedButtons {...props} use={own.use} />;
  return <Buttons {...props} own={own !== undefined} />;
}

/** The same where an action of the module leads. */
function LedButtons({ use, ...props }: RowButtonsProps & Pick<OwnActions, 'use'>) {
  const { actions, dialogs } = use(props.row);
  const run = useOwnAction();
  const lead = actions.find(({ primary }) => primary);
  return (
    <>
      <Buttons {...props} lead={lead && { ...lead, does: () => run(lead) }} own={actions.some((one) => one !== lead)} />
      {dialogs}
    </>
  );
}

interface ButtonsProps extends RowButtonsProps {
  /** What stands first, if anything does. */
  lead?: OwnAction & { does: () => void };
  /** The menu has actions of the module. */
  own: boolean;
}

function Buttons({ resource, row, name, operations, card = false, lead: leads, own }: ButtonsProps) {
  const text = useText();
  const allowed = useAllowed(resource)(row, operations);
  const open = useOpenSteps(resource)(row);
  const pending = usePending(resource.name, row.id).length > 0;
  const waiting = useOutboxText().waiting;
  const [begin, dialog] = useBeginStep(resource, row);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const steps = pending ? [] : open;
  const lead = pending ? undefined : leads;
  const first = lead ? undefined : firstStep(steps, row);
  const edits = !lead && !first && !pending && allowed.includes('edit');
  const rest = allowed.filter((operation) => operation !== 'edit' || !edits);
  const edit = `/${resource.name}/edit?id=${encodeURIComponent(row.id)}`;
  const others = steps.filter((one) => one !== first);
  const more = (
    <SmallButton
      ref={button}
      className="gd-data-row-more"
      aria-label={fill(text.moreOf, { name })}
      title={text.more}
      aria-haspopup="menu"
      onClick={opened ? undefined : () => setOpened(true)}
    >
      {SMALL_ICONS.more}
    </SmallButton>
  );
  return (
    <span className="gd-data-row-actions">
      {pending && open.length > 0 && <Tag color="warning">{waiting}</Tag>}
      <Beside card={card} lead={lead} first={first} begin={begin} edit={edits ? edit : undefined} />
      {(others.length > 0 || own || rest.some((operation) => operation !== 'detail')) &&
        (opened ? (
          <RowMenu
            resource={resource}
            row={row}
            allowed={rest}
            steps={others}
            lead={lead?.key}
            onStep={begin}
            button={button}
          >
            {more}
          </RowMenu>
        ) : (
          more
        ))}
      {dialog}
    </span>
  );
}

interface BesideProps {
  card: boolean;
  lead: ButtonsProps['lead'];
  first: NamedStep | undefined;
  begin: (step: NamedStep) => void;
  /** Address of the form; absent: the record is not edited here. */
  edit: string | undefined;
}

/** What stands beside the menu: one thing at most. */
function Beside({ card, lead, first, begin, edit }: BesideProps) {
  const text = useText();
  const lang = useLang();
  const navigate = useNavigate();
  const link = useRecordLink();
  if (lead || first) {
    const does = lead ? lead.does : () => begin(first!);
    const words = lead ? lead.label : first!.label[lang];
    if (card)
      return (
        <Button type="primary" className="gd-data-row-first" onClick={does}>
          {words}
        </Button>
      );
    return (
      <button type="button" className={`${LINK_BUTTON} gd-data-row-first`} onClick={does}>
        <span>{words}</span>
      </button>
    );
  }
  if (edit === undefined) return null;
  if (card)
    return (
      <Button className="gd-data-row-first" onClick={() => void navigate(edit, { state: COMES_BACK })}>
        {text.edit}
      </Button>
    );
  return (
    <a className="gd-data-row-first" {...link(edit)}>
      {text.edit}
    </a>
  );
}
