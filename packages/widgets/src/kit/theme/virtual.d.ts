/** antd's extracted styles (`build/antd-css.mjs`): rules, and variables as expressions of the `--gd-*` tokens. */
declare module 'virtual:gongdi/antd-styles' {
  const css: string;
  export default css;
}
