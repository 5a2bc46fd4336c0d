import { useLayoutEffect, useMemo } from 'react';
import { Outline } from '../../diagram/outline/outline.tsx';
import outlineCss from '../../diagram/outline/outline.css?inline';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession, ViewerState } from '../session/session.ts';
import { stateOf } from './state-of.ts';

interface ViewerOutlineProps {
  root: ShadowRoot;
  session: ViewerSession;
  state: ViewerState;
  lang: Lang;
  onClose(): void;
}

/** The process with the states of the instance as a tree; its code is loaded when it is opened. */
export default function ViewerOutline({ root, session, state, lang, onClose }: ViewerOutlineProps) {
  useLayoutEffect(() => adoptCss(root, outlineCss), [root]);
  // a viewer draws one model; a new model always comes with new `marks`
  const elements = useMemo(() => (state.marks ? session.elements() : []), [session, state.marks]);
  return (
    <Outline
      elements={elements}
      current={state.cursor ?? state.selected}
      lang={lang}
      stateOf={(id) => {
        const element = session.element(id);
        return element && stateOf(state, element, lang);
      }}
      onFocus={(id) => session.point(id)}
      onOpen={(id) => session.select(id, { reveal: true })}
      onClose={onClose}
    />
  );
}
