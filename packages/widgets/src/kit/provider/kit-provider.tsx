import { useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { Provider as MotionProvider } from '@rc-component/motion';
import { App, ConfigProvider } from 'antd';
import 'virtual:gongdi/antd-styles';
import type { WidgetContext } from '../mount.ts';
import { adoptCss, readoptCss, useSurface } from '../shadow/index.ts';
import { antdStyles, followAntdStyles } from '../theme/antd-styles.ts';
import { antdTheme } from '../theme/antd-theme.ts';
import type { Density, Lang, ThemeChoice } from '../theme/tokens.ts';
import { EmptyPicture } from './empty-picture.tsx';
import { antdLocale } from './locale.ts';
import { useEscape } from './use-escape.ts';
import { useListNames } from './use-list-names.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { WidgetContextProvider } from '../shadow/use-widget.ts';

/** The picture of all empty states; its height is that of the drawing, px. */
const EMPTY = { image: <EmptyPicture />, styles: { image: { height: 72 } } } as const;

interface KitProviderProps {
  context: WidgetContext;
  theme?: ThemeChoice;
  density?: Density;
  lang?: Lang;
  children: ReactNode;
}

/**
 * Sets up antd inside an element: static style sheets, popups and messages in the element's own layer, texts in its
 * language. `App.useApp()` returns message, notification and modal. Do not use antd's static functions, which do not
 * work in a shadow root.
 */
export function KitProvider({ context, theme, density, lang, children }: KitProviderProps) {
  const surface = useSurface(context);
  // Runs before the first paint; adopting the same text again has no effect.
  useLayoutEffect(() => {
    adoptCss(context.root, antdStyles);
    return followAntdStyles(() => readoptCss(context.root));
  }, [context.root]);
  useLayoutEffect(() => surface.update({ theme, density, lang }), [surface, theme, density, lang]);
  const { layer } = surface;
  useEscape(context.host, layer);
  useMenuKeys(context.host, layer);
  useListNames(layer);
  // antd still writes its variables, which the static sheet already contains. In a detached node they cost nothing and
  // cannot violate a strict `style-src`.
  const inert = useMemo(() => context.root.ownerDocument.createElement('div'), [context.root]);
  const feedback = useMemo(() => ({ getContainer: () => layer, top: 16 }), [layer]);
  return (
    <WidgetContextProvider value={context}>
      <StyleProvider container={inert}>
        <ConfigProvider
          theme={antdTheme(surface.mode, surface.density)}
          locale={antdLocale(surface.lang)}
          getPopupContainer={() => layer}
          empty={EMPTY}
        >
          {/* A style sheet only shortens motion: a dialog would still pass a frame at a fifth of its size, where a click
              misses it. */}
          <MotionProvider motion={surface.motion}>
            <App className="gd-app" message={feedback} notification={feedback}>
              {children}
            </App>
          </MotionProvider>
        </ConfigProvider>
      </StyleProvider>
    </WidgetContextProvider>
  );
}
