import type { Placeholder } from '@gongdi/domain';
import { CopyText } from '../../../kit/copy/copy-text.tsx';
import { useLang } from '../../ground/context/console-context.tsx';
import { useWordText } from './word-text/index.ts';

/** What stands for a placeholder in a template; a loop with everything that may stand inside it. */
export function templateTextOf({ name, inside }: Placeholder): string {
  if (!inside) return `{${name}}`;
  return `{#${name}}${inside.map((one) => templateTextOf(one)).join(' ')}{/${name}}`;
}

/** The placeholders of a resource, to be copied into a template. */
export function PlaceholderTable({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const lang = useLang();
  const text = useWordText();
  return (
    <table className="gd-word-placeholders">
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.inTemplate}</th>
          <th scope="col">{text.becomes}</th>
        </tr>
      </thead>
      <tbody>
        {placeholders.map((one) => (
          <tr key={one.name}>
            <th scope="row">{one.label[lang]}</th>
            <td>
              <CopyText>{templateTextOf(one)}</CopyText>
            </td>
            <td>{text[one.kind]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
