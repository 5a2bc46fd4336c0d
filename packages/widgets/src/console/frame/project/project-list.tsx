import { CheckOutlined, SearchOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Button, Empty, Input, Spin } from 'antd';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTitles } from '../../../kit/data/titles.ts';
import { PROJECTS } from '../../generic/project/projects.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useProjectText } from '../../generic/project/text/index.ts';
import { useProject } from '../../ground/project/project.ts';
import css from './project.css?inline';
import { useFoundProjects } from './use-found-projects.ts';
import { useProjectChoices } from './use-recent-projects.ts';

/** Most projects shown without a search. */
const SHOWN = 50;

interface ProjectListProps {
  /** Null: all projects. */
  onChoose: (project: string | null) => void;
  onClose?: () => void;
}

interface Group {
  name: 'favourites' | 'recent' | 'projects' | 'found';
  rows: readonly { value: string; label: string }[];
}

/** Search field and lists of projects: favourites, recent, all. Arrow keys move, Enter in the field takes the first. */
export function ProjectList({ onChoose, onClose }: ProjectListProps) {
  const text = useProjectText();
  const here = useProject();
  useSheet(css);
  const [input, setInput] = useState('');
  const found = useFoundProjects(input);
  const { favourites, recent, toggle } = useProjectChoices();
  const titles = useTitles(PROJECTS, [...favourites, ...recent]);
  const box = useRef<HTMLDivElement>(null);
  const searching = input.trim() !== '';
  // Projects that were deleted, or that the user may not see any more, have no title.
  const known = (ids: readonly string[]) =>
    ids.flatMap((value) => {
      const label = titles.of(value);
      return label ? [{ value, label }] : [];
    });
  const all: Group[] = searching
    ? [{ name: 'found', rows: found.options }]
    : [
        { name: 'favourites', rows: known(favourites) },
        { name: 'recent', rows: known(recent.filter((id) => !favourites.includes(id))) },
        { name: 'projects', rows: found.options.slice(0, SHOWN) },
      ];
  const groups = all.filter(({ rows }) => rows.length > 0);
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return onClose?.();
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('.gd-project-row') ?? [])];
    const at = rows.findIndex((row) => row === (event.target as HTMLElement));
    if (event.key === 'Enter' && at < 0) {
      const [first] = searching ? found.options : [];
      if (first && !found.busy) onChoose(first.value);
    } else if (event.key === 'ArrowDown') rows[Math.min(at + 1, rows.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && at >= 0)
      (at === 0 ? box.current?.querySelector('input') : rows[at - 1])?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box} className="gd-project-list" role="dialog" aria-label={text.switch} onKeyDown={onKey}>
      <Input
        autoFocus
        value={input}
        maxLength={64}
        prefix={<SearchOutlined aria-hidden />}
        suffix={found.busy ? <Spin size="small" /> : <span />}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setInput(event.target.value)}
      />
      <div className="gd-project-rows">
        {!searching && <Row label={text.all} chosen={here === null} onChoose={() => onChoose(null)} />}
        {groups.map(({ name, rows }) => (
          <RowGroup key={name} title={text[name]}>
            {rows.map(({ value, label }) => (
              <Row
                key={value}
                label={label}
                chosen={value === here}
                onChoose={() => onChoose(value)}
                favourite={favourites.includes(value)}
                onFavourite={() => toggle(value)}
              />
            ))}
          </RowGroup>
        ))}
        {found.failed && (
          <p role="alert">
            {fill(text.failed, { reason: '' })}
            <Button size="small" onClick={found.retry}>
              {text.retry}
            </Button>
          </p>
        )}
        {!found.failed && !found.busy && found.options.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={searching ? text.nothing : text.noProjects} />
        )}
        {!searching && (found.more || found.options.length > SHOWN) && <p className="gd-project-more">{text.more}</p>}
      </div>
    </div>
  );
}

function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  favourite?: boolean;
  onFavourite?: () => void;
}

function Row({ label, chosen, onChoose, favourite, onFavourite }: RowProps) {
  const text = useProjectText();
  const row = (
    <button
      type="button"
      className="gd-project-row"
      aria-current={chosen || undefined}
      title={label}
      onClick={onChoose}
    >
      <span>{label}</span>
      {chosen && <CheckOutlined aria-hidden />}
    </button>
  );
  if (!onFavourite) return row;
  const act = fill(favourite ? text.unfavour : text.favour, { name: label });
  return (
    <li>
      {row}
      <Button
        type="text"
        size="small"
        icon={favourite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        aria-label={act}
        aria-pressed={favourite}
        title={act}
        onClick={onFavourite}
      />
    </li>
  );
}
