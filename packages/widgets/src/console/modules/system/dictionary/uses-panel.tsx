import type { DictionaryUses } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { useDictionaryText } from './text/index.ts';

/** Where a dictionary is used: the fields of the modules, with a link to each list. */
export function UsesPanel({ uses }: { uses: DictionaryUses | undefined }) {
  const lang = useLang();
  const text = useDictionaryText();
  const may = usePermissions();
  if (!uses) return null;
  return (
    <section className="gd-dictionary-uses" aria-label={text.uses}>
      <h3>{text.uses}</h3>
      {uses.places.length === 0 && <p>{text.usesNone}</p>}
      <ul>
        {uses.places.map(({ resource, label, field, field_label, state }) => {
          const words = fill(text.usesPlace, { resource: label[lang], field: field_label[lang] });
          return (
            <li key={`${resource} ${field}`}>
              {may(permission(resource, 'list')) ? <Link to={`/${resource}`}>{words}</Link> : words}
              {state && <Tag>{text.usesState}</Tag>}
            </li>
          );
        })}
      </ul>
      {!uses.complete && <p>{text.usesPart}</p>}
    </section>
  );
}
