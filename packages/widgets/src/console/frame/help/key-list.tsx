import { isMac, keysLabel, keysToShow, type Keys } from '../../../kit/keys/keys.ts';
import { KEY_TABLE, type KeyPlace } from './key-table.ts';
import { useHelpText } from './text/index.ts';

/** The keys of one place with what they do. */
export function KeyList({ place }: { place: KeyPlace }) {
  const words: Readonly<Record<string, string>> & { title: string } = useHelpText().keys[place];
  const mac = isMac();
  return (
    <section data-keys={place}>
      <h3>{words.title}</h3>
      <dl>
        {Object.entries<readonly Keys[]>(KEY_TABLE[place]).map(([name, keys]) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>
              {keysToShow(keys, mac).map((one) => (
                <kbd key={one}>{keysLabel(one, mac)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
