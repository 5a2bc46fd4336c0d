import type { ConfigProviderProps } from 'antd';
import 'dayjs/locale/zh-cn';
import en from 'antd/locale/en_US';
import zh from 'antd/locale/zh_CN';
import type { Lang } from '../theme/tokens.ts';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/**
 * antd's locales are CommonJS in Node and ES modules in bundlers, so the default export may be nested one level deeper.
 */
function unwrap(module: Locale | { default: Locale }): Locale {
  return 'default' in module ? module.default : module;
}

/** antd's own texts (pager, dates, uploads) in the element's language. */
export const antdLocale = (lang: Lang): Locale => unwrap(lang === 'en' ? en : zh);
