/** antd's extracted styles, which add themselves to `antd-styles.ts` (`build/antd-css.mjs`). */
declare module 'virtual:gongdi/antd-styles' {}
