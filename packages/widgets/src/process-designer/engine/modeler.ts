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

/** The engine's options as its constructor sees them, with the factory that must make new elements. */
interface EngineOptions {
  gongdiModdle: Moddle;
}

/** bpmn-js over a tree that `@gongdi/bpmn` has read: same factory, so that elements of both mix. */
export class DesignerModeler extends Modeler {
  /** Called by the engine's constructor. */
  _createModdle(options: EngineOptions): Moddle {
    return options.gongdiModdle;
  }
}

/** An engine for one model; drawing it is the caller's `importDefinitions`. */
export function createModeler({ model, container, keyboard, lang }: ModelerOptions): DesignerModeler {
  const options = {
    container,
    gongdiModdle: factoryOf(model),
    // names are written in the colour of their element's line: on a fill of the file's own, the theme's may be unreadable
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
 * The model's factory with a register of ids of its own: factories are shared by all models of a flavour,
 * and the engine asks `moddle.ids` for free ids.
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
