/** antd's extracted styles; the module adds them to `antd-styles.ts` (`build/antd-css.mjs`). */
declare module 'virtual:gongdi/antd-styles' {}
