import { defineDictionary } from '../../../dictionary/define.ts';

export const INVITE = { open: 1, used: 2, expired: 3, withdrawn: 4 } as const;

export const inviteStatus = defineDictionary('invite_status', { zh: '邀请状态', en: 'State of an invitation' }, [
  { value: INVITE.open, label: { zh: '有效', en: 'Open' }, color_type: 'success' },
  { value: INVITE.used, label: { zh: '已用完', en: 'Used up' } },
  { value: INVITE.expired, label: { zh: '已过期', en: 'Expired' } },
  { value: INVITE.withdrawn, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'error' },
]);
