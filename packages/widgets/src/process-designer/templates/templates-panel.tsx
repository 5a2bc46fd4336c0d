import { type EngineFlavour, PROCESS_TEMPLATES, templateModel } from '@gongdi/bpmn';
import type { KeyboardEvent } from 'react';
import type { DockProps } from '../chrome/dock.tsx';
import { moveInList } from '../chrome/move-in-list.ts';
import { isType } from '../../diagram/model.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import { ELEMENT_TEMPLATES } from './element-templates.ts';
import { fromModel } from './from-model.ts';
import { fromTemplate } from './from-template.ts';
import type { HostTemplate } from './host-template.ts';
import { attaches, insertPiece } from './insert-piece.ts';
import type { Piece } from './piece.ts';
import templatesCss from './templates.css?inline';
import { format, inLang, templateTexts } from './text/index.ts';

interface Offer {
  id: string;
  name: string;
  about: string;
  piece(): Piece | Promise<Piece>;
}

/** What can be inserted: common steps, complete processes, and what the host brings. */
export default function TemplatesPanel({ session, stage, settings, lang }: DockProps) {
  const texts = templateTexts(lang);
  const of = lang === 'en' ? 'en' : 'zh';
  const root = stage.element.getRootNode();
  if (root instanceof ShadowRoot) adoptCss(root, templatesCss);
  const { flavour } = stage.model;
  const engine: EngineFlavour = flavour === 'plain' ? settings.prefix : flavour;
  const maker = { factory: stage.service('bpmnFactory'), engine };

  const offer = (template: HostTemplate): Offer => ({
    id: template.id,
    name: inLang(template.name, lang),
    about: inLang(template.about, lang),
    piece: () => fromTemplate(template, maker, lang),
  });
  const groups = [
    { key: 'elements', offers: ELEMENT_TEMPLATES.map(offer) },
    {
      key: 'processes',
      offers: PROCESS_TEMPLATES.map((template) => ({
        id: template.id,
        name: template.name[of],
        about: template.documentation[of],
        piece: async () =>
          fromModel(await templateModel(template, { flavour: engine, lang: of }), stage.service('moddle')),
      })),
    },
    { key: 'host', offers: (settings.templates ?? []).map(offer) },
  ] as const;

  const insert = async ({ name, piece: make }: Offer) => {
    try {
      const piece = await make();
      const selection = stage.service('selection').get();
      const activity = selection.length === 1 && selection[0] && isType(selection[0], 'bpmn:Activity');
      if (attaches(piece) && !activity) return session.notices.show('warning', format(texts.needsActivity, { name }));
      insertPiece(stage, piece);
      session.notices.show('success', format(texts.inserted, { name }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      session.notices.show('error', format(texts.failed, { name, message }));
    }
  };

  return (
    <div className="gd-templates" onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveInList(event, '.gd-template')}>
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
                    onClick={() => void insert(one)}
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
