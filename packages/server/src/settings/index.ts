export { adjustmentsOf, storeAdjustment } from './adjustments.ts';
export { settingHandlers } from './handlers.ts';
export { isPicture } from './picture.ts';
export { checkNewPassword } from './new-password.ts';
export { defaultSetting, settingStore, type ReadSetting, type SettingStore } from './settings.ts';
