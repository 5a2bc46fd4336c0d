import type { KeyboardEvent } from 'react';
import type { DockProps } from '../tools/dock-props.ts';
import { moveInList } from '../tools/move-in-list.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import { insertOffer, offersOf } from './offers.ts';
import templatesCss from './templates.css?inline';
import { templateTexts } from './text/index.ts';

/** Panel of templates: common steps, complete processes, and templates of the host. */
export default function TemplatesPanel({ session, stage, settings, lang }: DockProps) {
  const texts = templateTexts(lang);
  const root = stage.element.getRootNode();
  if (root instanceof ShadowRoot) adoptCss(root, templatesCss);
  const groups = offersOf({ session, stage, templates: settings.templates, lang });

  return (
    <div
      className="gd-template-list"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveInList(event, '.gd-template')}
    >
      <p>{texts.hint}</p>
      {groups.map(({ key, offers }) =>
        offers.length === 0 ? null : (
          <section key={key}>
            <h3>{texts[key]}</h3>
            <ul>
              {offers.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className="gd-template"
                    data-template={one.id}
                    disabled={session.state.get().simulation !== 'off'}
                    onClick={() => void insertOffer({ session, stage, lang }, one)}
                  >
                    <strong>{one.name}</strong>
                    {one.about && <small>{one.about}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
