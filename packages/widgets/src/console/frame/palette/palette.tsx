import { SearchOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Alert, Button, Input, Modal, Spin } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useConsole, useSession, useText } from '../../ground/context/console-context.tsx';
import { ProjectNote } from '../../generic/project/index.tsx';
import { findMenus, type Found, type RecordGroup } from './found.ts';
import css from './palette.css?inline';
import { useFoundRecords } from './use-found-records.ts';

/** Command palette: searches menus and records. Arrow keys choose, Enter opens, Escape closes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { pages } = useConsole();
  const { menus } = useSession();
  const text = useText();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [place, setPlace] = useState(0);
  const records = useFoundRecords(input);
  const id = useId();
  useSheet(css);

  const entries = findMenus(menus ?? [], input);
  const groups: RecordGroup[] = [{ name: 'menus', label: text.paletteMenus, found: entries }, ...records.groups].filter(
    (group) => group.found.length > 0,
  );
  const all = groups.flatMap((group) => group.found);
  const chosen = Math.min(place, all.length - 1);
  const optionId = (found: Found) => `${id}${all.indexOf(found)}`;
  const open = (found: Found | undefined) => {
    if (!found) return;
    onClose();
    void navigate(pages.addressOf(found.address));
  };
  const onKey = (event: KeyboardEvent) => {
    // While an input method is composing, the keys choose among its candidates, not among the results.
    if (event.nativeEvent.isComposing || all.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPlace((chosen + step + all.length) % all.length);
    else if (event.key === 'Enter') open(all[chosen]);
    else return;
    event.preventDefault();
  };
  const nothing = all.length === 0 && !records.busy && !records.failed;
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={600}
      wrapClassName="gd-over-pages"
      aria-label={text.palette}
    >
      <Input
        autoFocus
        size="large"
        value={input}
        maxLength={64}
        prefix={<SearchOutlined aria-hidden />}
        suffix={records.busy ? <Spin size="small" /> : <span />}
        placeholder={text.palettePlaceholder}
        onChange={(event) => {
          setInput(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKey}
        role="combobox"
        aria-label={text.palettePlaceholder}
        aria-expanded={all.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={all[chosen] ? optionId(all[chosen]) : undefined}
      />
      <ProjectNote fields={[]} inProject />
      {records.failed && (
        <Alert
          className="gd-palette-failed"
          type="error"
          showIcon
          title={fill(text.paletteFailed, { reason: records.failed.message })}
          action={
            <Button size="small" onClick={records.retry}>
              {text.retry}
            </Button>
          }
        />
      )}
      <FoundGroups
        id={id}
        groups={groups}
        chosen={all[chosen]}
        optionId={optionId}
        onOpen={open}
        onPoint={(found) => setPlace(all.indexOf(found))}
      />
      <p className="gd-palette-note" role="status">
        {nothing ? fill(text.paletteNothing, { input: input.trim() }) : text.paletteKeys}
      </p>
      {records.filling && <p className="gd-palette-note">{text.paletteFilling}</p>}
    </Modal>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

interface FoundGroupsProps {
  /** Prefix of the ids of the elements. */
  id: string;
  groups: readonly RecordGroup[];
  chosen: Found | undefined;
  optionId: (found: Found) => string;
  onOpen: (found: Found) => void;
  /** The pointer moves over a result. */
  onPoint: (found: Found) => void;
}

/** The results, in groups. */
function FoundGroups({ id, groups, chosen, optionId, onOpen, onPoint }: FoundGroupsProps) {
  const text = useText();
  return (
    <div className="gd-palette" id={`${id}list`} role="listbox" aria-label={text.paletteResults}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-labelledby={`${id}${group.name}`}>
          <div className="gd-palette-group" id={`${id}${group.name}`} role="presentation">
            {group.label}
          </div>
          {group.found.map((found) => (
            <div
              key={found.key}
              id={optionId(found)}
              className="gd-palette-option"
              role="option"
              ref={found === chosen ? intoView : null}
              aria-selected={found === chosen}
              onClick={() => onOpen(found)}
              onMouseMove={() => onPoint(found)}
            >
              <span>{found.title}</span>
              {found.hint && <small>{found.hint}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
