import { type EngineFlavour, PROCESS_TEMPLATES, templateModel } from '@gongdi/bpmn';
import { isType } from '../../diagram/model.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import { ELEMENT_TEMPLATES } from './element-templates.ts';
import { fromModel } from './from-model.ts';
import { fromTemplate } from './from-template.ts';
import type { HostTemplate } from '../host/host-template.ts';
import { attaches, insertPiece } from './insert-piece.ts';
import type { Piece } from './piece.ts';
import { format, inLang, templateTexts } from './text/index.ts';

/** A template in the form that is displayed. */
export interface Offer {
  id: string;
  name: string;
  about: string;
  piece(): Piece | Promise<Piece>;
}

export interface OfferGroup {
  key: 'elements' | 'processes' | 'host';
  offers: readonly Offer[];
}

interface Place {
  session: DesignerSession;
  stage: Stage;
  lang: Lang;
}

/** Returns the templates for a model: common steps, complete processes, and templates of the host. */
export function offersOf({
  session,
  stage,
  templates = [],
  lang,
}: Place & { templates?: readonly HostTemplate[] | undefined }): readonly OfferGroup[] {
  const of = lang === 'en' ? 'en' : 'zh';
  const { flavour } = stage.model;
  const engine: EngineFlavour = flavour === 'plain' ? session.settings.prefix : flavour;
  const maker = { factory: stage.service('bpmnFactory'), engine };
  const offer = (template: HostTemplate): Offer => ({
    id: template.id,
    name: inLang(template.name, lang),
    about: inLang(template.about, lang),
    piece: () => fromTemplate(template, maker, lang),
  });
  return [
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
    { key: 'host', offers: templates.map(offer) },
  ];
}

/** Inserts a template as one step of the history, and reports the result to the user. */
export async function insertOffer({ session, stage, lang }: Place, { name, piece: make }: Offer): Promise<void> {
  const texts = templateTexts(lang);
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
}
