import type { Label } from '../label.ts';

/** What the platform is called until somebody names it otherwise. */
export const PLATFORM_NAME: Label = { zh: '工地管理平台', en: 'Site management' };
