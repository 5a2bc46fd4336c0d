import { useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import 'virtual:gongdi/antd-styles';
import type { WidgetContext } from '../mount.ts';
import { adoptCss, readoptCss, useSurface } from '../shadow/index.ts';
import { antdStyles, followAntdStyles } from '../theme/antd-styles.ts';
import { antdTheme } from '../theme/antd-theme.ts';
import type { Density, Lang, ThemeChoice } from '../theme/tokens.ts';
import { antdLocale } from './locale.ts';
import { useEscape } from './use-escape.ts';
import { WidgetContextProvider } from '../shadow/use-widget.ts';

interface KitProviderProps {
  context: WidgetContext;
  theme?: ThemeChoice;
  density?: Density;
  lang?: Lang;
  children: ReactNode;
}

/**
 * antd inside an element: static sheets, popups and messages in the element's own layer, texts in its language.
 * `App.useApp()` gives message, notification and modal; antd's static functions know no shadow root: do not use them.
 */
export function KitProvider({ context, theme, density, lang, children }: KitProviderProps) {
  const surface = useSurface(context);
  // Before the first paint, and once: adopting the same texts again changes nothing.
  useLayoutEffect(() => {
    adoptCss(context.root, antdStyles);
    return followAntdStyles(() => readoptCss(context.root));
  }, [context.root]);
  useLayoutEffect(() => surface.update({ theme, density, lang }), [surface, theme, density, lang]);
  const { layer } = surface;
  useEscape(context.host, layer);
  // antd still writes its variables, which the sheet already carries. In a detached node they cost nothing, and a
  // strict `style-src` has nothing to refuse.
  const inert = useMemo(() => context.root.ownerDocument.createElement('div'), [context.root]);
  const feedback = useMemo(() => ({ getContainer: () => layer, top: 16 }), [layer]);
  return (
    <WidgetContextProvider value={context}>
      <StyleProvider container={inert}>
        <ConfigProvider
          theme={antdTheme(surface.mode, surface.density)}
          locale={antdLocale(surface.lang)}
          getPopupContainer={() => layer}
        >
          <App className="gd-app" message={feedback} notification={feedback}>
            {children}
          </App>
        </ConfigProvider>
      </StyleProvider>
    </WidgetContextProvider>
  );
}
