import type { Lang } from '@gongdi/domain';

const zh = { heads: '在场人数', headsOf: '{trade} {count} 人' };
const en: typeof zh = { heads: 'On site', headsOf: '{trade}: {count}' };

export const orgText: Record<Lang, typeof zh> = { zh, en };
