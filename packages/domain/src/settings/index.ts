export { checkSettings, type CheckedSettings } from './check.ts';
export { fieldOfSetting, PICTURE_BYTES, PICTURE_PATTERN, type Setting, type SettingValue } from './define.ts';
export { obeysPasswordRule, passwordRuleText, type PasswordRule } from './password.ts';
export { PLATFORM_NAME } from './platform-name.ts';
export * from './settings.ts';
