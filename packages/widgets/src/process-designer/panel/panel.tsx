import type { EngineFlavour } from '@gongdi/bpmn';
import { Collapse } from 'antd';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { adoptCss, useSurface } from '../../kit/shadow/index.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import { KitProvider } from '../../kit/provider/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import type { DiagramElement } from '../../diagram/model.ts';
import { nameOf } from '../../diagram/describe.ts';
import { ColorRow } from './fields/color-row.tsx';
import { EngineSwitch } from './flavour/engine-switch.tsx';
import { Editor } from './edit/editor.ts';
import { PickersProvider, useHostPickers } from './people/host-pickers.ts';
import { lazyView } from './fields/lazy-view.tsx';
import { lacksOf } from './lacks.ts';
import panelCss from './panel.css?inline';
import type { SectionProps } from './edit/section-props.ts';
import { type Section, SECTIONS } from './sections.ts';
import { subject } from './subject.ts';
import { format, panelTexts } from './text/index.ts';

interface PanelProps {
  context: WidgetContext;
  session: DesignerSession;
  stage: Stage;
}

const DeadParts = lazyView<SectionProps>(() => import('./dead/dead-parts.tsx'), { quiet: true });

/** The side panel: sections of the selected element, or of the process if nothing is selected. */
export default function Panel({ context, session, stage }: PanelProps) {
  adoptCss(context.root, panelCss);
  const surface = useSurface(context);
  const look = { theme: surface.mode, density: surface.density, lang: surface.lang };
  const tell = useCallback((text: string) => session.notices.show('warning', text), [session]);
  const pickers = useHostPickers(session.settings, tell);
  return (
    <KitProvider context={context} {...look}>
      <PickersProvider value={pickers}>
        <Sections session={session} stage={stage} lang={surface.lang} />
      </PickersProvider>
    </KitProvider>
  );
}

function Sections({ session, stage, lang }: Omit<PanelProps, 'context'> & { lang: Lang }) {
  const { selection } = useSyncExternalStore(session.state.subscribe, session.state.get);
  const texts = panelTexts(lang);
  if (selection.length > 1) {
    return (
      <section className="gd-panel-many">
        <p>{format(texts.multipleSelected, { count: selection.length })}</p>
        <ColorRow stage={stage} lang={lang} elements={selection} />
      </section>
    );
  }
  const element = subject(selection[0], stage.service('canvas').getRootElement());
  return <ElementSections key={element.id} session={session} stage={stage} lang={lang} element={element} />;
}

interface ElementSectionsProps {
  session: DesignerSession;
  stage: Stage;
  lang: Lang;
  element: DiagramElement;
}

/**
 * The caller sets the element as React key: on a change of selection the first section is shown again, and typed text
 * is written.
 */
function ElementSections({ session, stage, lang, element }: ElementSectionsProps) {
  useSyncExternalStore(session.state.subscribe, () => session.state.get().revision);
  const [open, setOpen] = useState<string[]>(['general']);
  const texts = panelTexts(lang);
  const { flavour } = stage.model;
  const engine: EngineFlavour = flavour === 'plain' ? session.settings.prefix : flavour;
  const editor = new Editor(stage, element, engine);
  const shown = SECTIONS.filter((section) => section.shown(element, engine));
  const editorOf = ({ about }: Section) => {
    const object = about?.(element);
    return object ? editor.about(object) : editor;
  };
  return (
    <>
      <header className="gd-panel-head">
        <strong>{nameOf(element, lang)}</strong>
        <EngineSwitch session={session} stage={stage} engine={engine} lang={lang} />
      </header>
      <DeadParts editor={editor} texts={texts} lang={lang} />
      <Collapse
        bordered={false}
        size="small"
        activeKey={open}
        onChange={(keys) => setOpen(Array.isArray(keys) ? keys : [keys])}
        items={shown.map((section) => {
          const { key, view: View } = section;
          const lacks = lacksOf(engine, key, element);
          return {
            key,
            label: texts[key],
            className: `gd-section-${key}`,
            children: (
              <>
                <View editor={editorOf(section)} texts={texts} lang={lang} />
                {lacks && (
                  <p className="gd-panel-row-hint" role="note">
                    {lang === 'en' ? lacks.en : lacks.zh}
                  </p>
                )}
              </>
            ),
          };
        })}
      />
    </>
  );
}
