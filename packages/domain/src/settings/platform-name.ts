import type { Label } from '../label.ts';

/** Default name of the platform. */
export const PLATFORM_NAME: Label = { zh: '工地管理平台', en: 'Site management' };
