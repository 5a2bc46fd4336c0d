export { checkSettings } from './check.ts';
export { fieldOfSetting, PICTURE_BYTES, PICTURE_PATTERN, type Setting } from './define.ts';
export { DEFAULT_PASSWORD_RULE, obeysPasswordRule, passwordRuleText, type PasswordRule } from './password.ts';
export { PLATFORM_NAME } from './platform-name.ts';
export * from './groups.ts';
