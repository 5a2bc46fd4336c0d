import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import { insertOffer, offersOf } from './offers.ts';
import { templateTexts } from './text/index.ts';

interface Entry {
  label: string;
  description: string;
  group: { id: string; name: string };
  action: { click(): void };
}

/** Priority below that of the elements, so that templates are listed after them. */
const PRIORITY = 500;

/** Adds the templates to the menus of all elements, so that a search finds both. */
export function addTemplateEntries(session: DesignerSession, stage: Stage): void {
  const menu = stage.service('popupMenu');
  const getPopupMenuEntries = () => (entries: Record<string, Entry>) => {
    const { lang } = session;
    const texts = templateTexts(lang);
    const { templates } = session.settings;
    for (const { key, offers } of offersOf({ session, stage, templates, lang })) {
      for (const offer of offers) {
        entries[`template-${offer.id}`] = {
          label: offer.name,
          description: offer.about,
          group: { id: `templates-${key}`, name: texts[key] },
          action: {
            click() {
              menu.close();
              void insertOffer({ session, stage, lang }, offer);
            },
          },
        };
      }
    }
    return entries;
  };
  for (const id of ['bpmn-create', 'bpmn-append']) menu.registerProvider(id, PRIORITY, { getPopupMenuEntries });
}
