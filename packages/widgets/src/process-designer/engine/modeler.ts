import type { Model } from '@gongdi/bpmn';
import { walk } from '@gongdi/bpmn';
import Modeler from 'bpmn-js/lib/Modeler.js';
import { Ids } from 'ids';
import { RENDERER_COLORS } from '../../diagram/colors.ts';
import type { Moddle } from '../../diagram/services.ts';
import { openDrawnModule } from '../../diagram/open-drawn.ts';
import { translateModule } from '../../diagram/translate.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { colorModule } from '../colors/color-pad.ts';
import { anyElementModule } from './any-element.ts';
import { behaviorModule } from './behavior/index.ts';
import { compoundModule } from './compound-command.ts';
import { copyModule } from './copy/index.ts';
import { ctrlSelectModule } from './ctrl-select.ts';
import { diOrderingModule } from './di-ordering.ts';
import { noDefaultKeysModule } from './no-default-keys.ts';

export interface ModelerOptions {
  model: Model;
  container: HTMLElement;
  keyboard: boolean;
  lang: () => Lang;
}

/** The engine's constructor options, with the factory that must create new elements. */
interface EngineOptions {
  gongdiModdle: Moddle;
}

/**
 * A bpmn-js modeler for a tree that `@gongdi/bpmn` has read. Both use the same factory, so that their elements can be
 * mixed.
 */
export class DesignerModeler extends Modeler {
  /** Called by the engine's constructor. */
  _createModdle(options: EngineOptions): Moddle {
    return options.gongdiModdle;
  }
}

/** Creates an engine for one model. The caller draws the model with `importDefinitions`. */
export function createModeler({ model, container, keyboard, lang }: ModelerOptions): DesignerModeler {
  const options = {
    container,
    gongdiModdle: factoryOf(model),
    // a name has the stroke colour of its element: on a fill from the file, the text colour of the theme may be
    // unreadable
    bpmnRenderer: { ...RENDERER_COLORS, defaultLabelColor: undefined },
    keyboard: { bind: keyboard },
    additionalModules: [
      anyElementModule,
      noDefaultKeysModule,
      ctrlSelectModule,
      diOrderingModule,
      behaviorModule,
      compoundModule,
      copyModule,
      colorModule(lang),
      openDrawnModule,
      translateModule(lang),
    ],
  };
  return new DesignerModeler(options);
}

/**
 * Returns the model's factory with its own register of ids. All models of a flavour share one factory, and the engine
 * asks `moddle.ids` for free ids.
 */
function factoryOf(model: Model): Moddle {
  const ids = new Ids([32, 36, 1]);
  walk(model.definitions, (element) => {
    if (typeof element.id === 'string' && !element.$descriptor.isGeneric && !ids.assigned(element.id)) {
      ids.claim(element.id, element);
    }
  });
  return Object.assign(Object.create(model.moddle) as Moddle, { ids });
}
