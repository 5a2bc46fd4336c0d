export { adjustmentsOf, lockAdjustments, storeAdjustment } from './adjustments.ts';
export { settingHandlers } from './handlers.ts';
export { isPicture } from './picture.ts';
export { checkNewPassword } from './new-password.ts';
export { secretBox, type SecretBox } from './secret-box.ts';
export { defaultSetting, settingStore, type ReadSetting, type SettingStore } from './settings.ts';
