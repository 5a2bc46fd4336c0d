import type { BoardHelmet } from '@gongdi/api';
import { dictionaryOf, fill, textOf, trade as tradeDictionary } from '@gongdi/domain';
import { Input } from 'antd';
import { useState } from 'react';
import { useLang } from '../../../ground/context/console-context.tsx';
import { FIGURES, groupsOf, isWorn, stateOf, type FigureName, type Group } from './figures.ts';
import { useBoardText } from './text/index.ts';

/** Which helmets the list shows. */
export interface Chosen {
  figure: FigureName;
  /** Of those, only these. */
  team?: string;
  trade?: string;
}

interface HelmetListProps {
  helmets: readonly BoardHelmet[];
  chosen: Chosen;
  selected: string | null;
  onChoose: (chosen: Chosen) => void;
  onSelect: (id: string) => void;
}

/** Most helmets that are listed; the search finds the others. */
const MOST = 100;
const NONE = '-';

const teamOf = ({ team_id }: BoardHelmet): string => team_id ?? NONE;
const tradeOf = ({ trade }: BoardHelmet): string => (trade === null ? NONE : String(trade));

/** Helmets of a figure, and who is on site by team and trade; each number shows its helmets. */
export function HelmetList({ helmets, chosen, selected, onChoose, onSelect }: HelmetListProps) {
  const text = useBoardText();
  const lang = useLang();
  const [typed, setTyped] = useState('');
  const keyword = typed.trim();
  const shown = helmets.filter(
    (one) =>
      FIGURES[chosen.figure](one) &&
      (chosen.team === undefined || teamOf(one) === chosen.team) &&
      (chosen.trade === undefined || tradeOf(one) === chosen.trade) &&
      (keyword === '' || `${one.name} ${one.device_name} ${one.helmet_number ?? ''}`.includes(keyword)),
  );
  const worn = helmets.filter(isWorn);
  const tradeName = ({ trade }: BoardHelmet) => {
    const entry = dictionaryOf(tradeDictionary.dict_type).entries.find(({ value }) => value === trade);
    return entry ? textOf(entry.label, lang) : text.unknown;
  };
  return (
    <div className="gd-board-side">
      <Groups
        title={text.byTeam}
        groups={groupsOf(worn, teamOf, ({ team_name }) => team_name || text.unknown)}
        pressed={chosen.team}
        onPress={(team) => onChoose({ figure: 'worn', ...(team !== undefined && { team }) })}
      />
      <Groups
        title={text.byTrade}
        groups={groupsOf(worn, tradeOf, tradeName)}
        pressed={chosen.trade}
        onPress={(trade) => onChoose({ figure: 'worn', ...(trade !== undefined && { trade }) })}
      />
      <h3>{fill(text.listOf, { figure: text[chosen.figure], count: shown.length })}</h3>
      <Input.Search
        allowClear
        aria-label={text.search}
        placeholder={text.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="gd-board-list">
        {shown.slice(0, MOST).map((one) => (
          <li key={one.device_id}>
            <button type="button" aria-pressed={one.device_id === selected} onClick={() => onSelect(one.device_id)}>
              <span className="gd-board-dot" data-state={stateOf(one)} aria-hidden />
              <span className="gd-board-name">{one.name || one.device_name}</span>
              <span>{text[stateOf(one)]}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="gd-board-none">{text.none}</p>}
      {shown.length > MOST && <p className="gd-board-none">{fill(text.more, { count: shown.length - MOST })}</p>}
    </div>
  );
}

interface GroupsProps {
  title: string;
  groups: readonly Group[];
  pressed: string | undefined;
  onPress: (key: string | undefined) => void;
}

function Groups({ title, groups, pressed, onPress }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="gd-board-groups" aria-label={title}>
        {groups.map(({ key, label, count }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={pressed === key}
              onClick={() => onPress(pressed === key ? undefined : key)}
            >
              {label} <strong>{count}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
