import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DownOutlined,
  HolderOutlined,
  RightOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { fill, KNOWN_ICONS, MENU_LIMITS, type ArrangedEntry } from '@gongdi/domain';
import { Button, Dropdown, Input, Select, Switch, Tag } from 'antd';
import type { HTMLAttributes, ReactNode } from 'react';
import { useLang } from '../../../ground/context/console-context.tsx';
import { MenuIcon } from '../../../ground/menus/menu-icon.tsx';
import { useMenuText } from './text/index.ts';

export interface MenuRowProps {
  entry: ArrangedEntry;
  /** The entry is on the first level: it has an icon. */
  top: boolean;
  first: boolean;
  last: boolean;
  disabled: boolean;
  /** Differs from the variant's own tree. */
  isChanged: boolean;
  /** The entry leads to this page, so it can be neither hidden nor restricted. */
  pinned: boolean;
  types: readonly { value: number; label: string }[];
  /** Whether its children are shown; undefined: it has no children. */
  open?: boolean;
  onOpen: () => void;
  onChange: (part: Partial<ArrangedEntry>) => void;
  onMove: (by: -1 | 1) => void;
  problems: readonly string[];
  /** Other groups that the entry can be moved to. */
  groups: readonly { value: string; label: string }[];
  onGroup: (group: string) => void;
  /** Drag attributes of the handle; undefined: the entry cannot be dragged. */
  handle: HTMLAttributes<HTMLElement> | undefined;
}

/** Row of one menu entry: its names, icon, who sees it, and its place. */
export function MenuRow(props: MenuRowProps) {
  const { entry, top, disabled, problems, pinned, onChange } = props;
  const text = useMenuText();
  const lang = useLang();
  const title = entry.label[lang] || entry.index;
  const named = (field: string) => fill(text.of, { title, field });
  const name = (side: 'zh' | 'en', field: string) => (
    <Input
      value={entry.label[side]}
      maxLength={MENU_LIMITS.title}
      disabled={disabled}
      aria-label={named(field)}
      status={problems.length > 0 ? 'error' : undefined}
      onChange={(event) => onChange({ label: { ...entry.label, [side]: event.target.value } })}
    />
  );
  return (
    <div className={entry.hidden ? 'gd-menu-row gd-menu-off' : 'gd-menu-row'}>
      <div className="gd-menu-lead">
        {props.open === undefined ? (
          <span className="gd-menu-gap" {...props.handle} title={props.handle && fill(text.drag, { title })}>
            {props.handle && <HolderOutlined aria-hidden />}
          </span>
        ) : (
          <Button
            type="text"
            icon={props.open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            aria-label={fill(props.open ? text.close : text.open, { title })}
            aria-expanded={props.open}
            onClick={props.onOpen}
          />
        )}
        {top && <IconSelect value={entry.icon} label={named(text.icon)} disabled={disabled} onChange={onChange} />}
        {props.isChanged && <Tag color="processing">{text.changed}</Tag>}
      </div>
      {name('zh', text.zh)}
      {name('en', text.en)}
      <Select<number[]>
        mode="multiple"
        maxTagCount="responsive"
        value={[...entry.ent_types]}
        disabled={disabled || pinned}
        placeholder={text.everyType}
        aria-label={named(text.entTypes)}
        options={[...props.types]}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(ent_types) => onChange({ ent_types })}
      />
      <RowTools {...props} title={title} />
      {problems.length > 0 && (
        <p className="gd-menu-problem" role="alert">
          {problems.join('；')}
        </p>
      )}
    </div>
  );
}

const optionOf = ({ value, label }: { value?: unknown; label?: ReactNode }) => (
  <>
    <MenuIcon name={String(value)} /> {label}
  </>
);

function IconSelect(props: {
  value: string | undefined;
  label: string;
  disabled: boolean;
  onChange: MenuRowProps['onChange'];
}) {
  const lang = useLang();
  return (
    <Select
      className="gd-menu-icon"
      value={props.value ?? 'apps'}
      disabled={props.disabled}
      aria-label={props.label}
      popupMatchSelectWidth={false}
      labelRender={({ value }) => <MenuIcon name={String(value)} />}
      optionRender={optionOf}
      options={[...KNOWN_ICONS].map(([value, label]) => ({ value, label: label[lang] }))}
      onChange={(icon: string) => props.onChange({ icon })}
    />
  );
}

function RowTools(props: MenuRowProps & { title: string }) {
  const { entry, title, first, last, disabled, pinned, groups, onChange, onMove, onGroup } = props;
  const text = useMenuText();
  return (
    <div className="gd-menu-tools">
      <Switch
        checked={!entry.hidden}
        disabled={disabled || pinned}
        aria-label={fill(text.of, { title, field: text.visible })}
        onChange={(on) => onChange({ hidden: !on })}
      />
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={fill(text.up, { title })}
        disabled={disabled || first}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={fill(text.down, { title })}
        disabled={disabled || last}
        onClick={() => onMove(1)}
      />
      {entry.group ? (
        <span className="gd-menu-gap" />
      ) : (
        <Dropdown
          trigger={['click']}
          disabled={disabled}
          menu={{
            items: groups.map(({ value, label }) => ({ key: `to-${value}`, label, onClick: () => onGroup(value) })),
          }}
        >
          <Button type="text" icon={<SwapOutlined aria-hidden />} aria-label={fill(text.moveTo, { title })} />
        </Dropdown>
      )}
    </div>
  );
}
