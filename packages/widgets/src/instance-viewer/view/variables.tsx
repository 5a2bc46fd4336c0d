import { nameOf } from '../../diagram/describe.ts';
import { format, textsOf } from '../text/index.ts';
import { valueText } from '../model/value-text.ts';
import type { SideProps } from './side.tsx';

/** Variables of the instance and of its nodes; values are plain text. */
export default function Variables({ session, state, lang }: SideProps) {
  const texts = textsOf(lang);
  const sorted = [...state.variables].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return (
    <table className="gd-side-variables">
      <thead>
        <tr>
          <th scope="col">{texts.variableName}</th>
          <th scope="col">{texts.variableValue}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ name, value, type, key }, at) => {
          const owner = session.element(key ?? null);
          return (
            <tr key={`${at}/${name}`}>
              <th scope="row">
                {name}
                {owner && <small>{format(texts.variableOf, { name: nameOf(owner, lang) })}</small>}
              </th>
              <td>
                {valueText(value)}
                {type && <small>{type}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
