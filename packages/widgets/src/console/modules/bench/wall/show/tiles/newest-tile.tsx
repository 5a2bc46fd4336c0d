import type { calls } from '@gongdi/api';
import { dictionaryOf, fieldsOf, formatField, loadResource, traitsOf, type NamedField } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTimes } from '../../../../../../kit/clock/index.ts';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { useWallText } from '../../text/index.ts';
import { turned } from '../../turning/rotation.ts';

type Newest = calls.wall.WallData['newest'][number];
type Row = NonNullable<Newest['rows']>[number];

/** How long one record of a carousel is shown, ms. */
const TURN = 10_000;

/** The newest records of a list: several in lines, or one at a time with its text. */
export function NewestTile({ newest: { resource: name, rows, none, turns } }: { newest: Newest }) {
  const text = useWallText();
  const lang = useLang();
  const { data: fields = [] } = useQuery({
    queryKey: ['wall-fields', name],
    queryFn: async () => {
      const resource = await loadResource(name);
      return resource ? fieldsOf(resource) : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (rows === null) return <p className="gd-wall-none">{text.late}</p>;
  if (rows.length === 0) return <p className="gd-wall-none">{none[lang]}</p>;
  const beside = fields.filter((field) => field.name !== turns);
  if (turns !== null) return <Carousel rows={rows} fields={beside} turns={turns} />;
  return (
    <ul className="gd-wall-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <span className="gd-wall-title">{row.title}</span>
          <Beside row={row} fields={beside} />
        </li>
      ))}
    </ul>
  );
}

function Carousel({ rows, fields, turns }: { rows: readonly Row[]; fields: readonly NamedField[]; turns: string }) {
  const [wanted, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, []);
  const row = rows[turned(wanted, 0, rows.length)]!;
  const words = row.beside[turns];
  return (
    <div className="gd-wall-turn">
      <strong className="gd-wall-title">{row.title}</strong>
      <span>
        <Beside row={row} fields={fields} />
      </span>
      {typeof words === 'string' && <p>{words}</p>}
    </div>
  );
}

function Beside({ row, fields }: { row: Row; fields: readonly NamedField[] }) {
  const lang = useLang();
  const { zone } = useTimes();
  return fields
    .filter(({ name }) => row.beside[name] != null)
    .map((field) => {
      const value = row.beside[field.name];
      const color = field.dict && dictionaryOf(field.dict).entries.find((one) => one.value === value)?.color_type;
      const words = formatField(field, value, { lang, zone });
      return (
        <span key={field.name} className="gd-wall-beside" data-color={color ?? undefined}>
          {/* Month, day and minute: a wall shows what is new. */}
          {traitsOf(field.kind).time === 'instant' ? words.slice(5, 16) : words}
        </span>
      );
    });
}
