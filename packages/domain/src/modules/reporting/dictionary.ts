import { defineDictionary } from '../../dictionary/define.ts';
import {
  CODE_STATE,
  DIFFERENCE,
  EXCHANGE,
  REPORT_CIPHER,
  REPORT_KIND,
  REPORT_SECRET,
  REPORT_SIGN,
  REPORT_STATE,
  REPORT_USE,
} from '../../reporting/codes.ts';

export const reportKind = defineDictionary('report_kind', { zh: '上报内容', en: 'What is reported' }, [
  { value: REPORT_KIND.project, label: { zh: '项目', en: 'Project' } },
  { value: REPORT_KIND.unit, label: { zh: '参建单位', en: 'Unit' } },
  { value: REPORT_KIND.team, label: { zh: '班组', en: 'Team' } },
  { value: REPORT_KIND.person, label: { zh: '人员', en: 'Person' } },
  { value: REPORT_KIND.movement, label: { zh: '进退场', en: 'Arrival or departure' } },
  { value: REPORT_KIND.attendance, label: { zh: '考勤', en: 'Attendance' } },
  { value: REPORT_KIND.wages, label: { zh: '工资表', en: 'Wage sheet' } },
  { value: REPORT_KIND.training, label: { zh: '培训', en: 'Training' } },
]);

export const reportState = defineDictionary('report_state', { zh: '上报状态', en: 'State of the report' }, [
  { value: REPORT_STATE.waiting, label: { zh: '待上报', en: 'Waiting' }, color_type: 'default' },
  { value: REPORT_STATE.sending, label: { zh: '上报中', en: 'Being sent' }, color_type: 'processing' },
  { value: REPORT_STATE.pending, label: { zh: '已受理待结果', en: 'Taken, result to come' }, color_type: 'processing' },
  { value: REPORT_STATE.accepted, label: { zh: '已接收', en: 'Accepted' }, color_type: 'success' },
  { value: REPORT_STATE.rejected, label: { zh: '被退回', en: 'Rejected' }, color_type: 'error' },
  { value: REPORT_STATE.dead, label: { zh: '未送达', en: 'Not delivered' }, color_type: 'error' },
  { value: REPORT_STATE.skipped, label: { zh: '不上报', en: 'Not reported' }, color_type: 'default' },
  { value: REPORT_STATE.retry, label: { zh: '稍后重试', en: 'To be tried again' }, color_type: 'warning' },
]);

export const reportUse = defineDictionary('report_use', { zh: '上报开关', en: 'Reporting' }, [
  { value: REPORT_USE.off, label: { zh: '未启用', en: 'Off' }, color_type: 'default' },
  { value: REPORT_USE.on, label: { zh: '已启用', en: 'On' }, color_type: 'success' },
]);

export const reportSecret = defineDictionary('report_secret_state', { zh: '密钥', en: 'Secret' }, [
  { value: REPORT_SECRET.none, label: { zh: '未设置', en: 'Not set' }, color_type: 'warning' },
  { value: REPORT_SECRET.kept, label: { zh: '已加密保存', en: 'Kept encrypted' }, color_type: 'success' },
]);

export const reportSign = defineDictionary('report_sign', { zh: '签名算法', en: 'Signature' }, [
  { value: REPORT_SIGN.sha256, label: { zh: 'SHA-256', en: 'SHA-256' } },
  { value: REPORT_SIGN.md5, label: { zh: 'MD5', en: 'MD5' } },
  { value: REPORT_SIGN.sm3, label: { zh: 'SM3', en: 'SM3' } },
  { value: REPORT_SIGN.hmac, label: { zh: 'HMAC-SHA-256', en: 'HMAC-SHA-256' } },
]);

export const reportCipher = defineDictionary('report_cipher', { zh: '敏感字段加密', en: 'Encryption' }, [
  { value: REPORT_CIPHER.none, label: { zh: '不加密（仅限 https）', en: 'None (https only)' } },
  { value: REPORT_CIPHER.aes, label: { zh: 'AES-CBC', en: 'AES-CBC' } },
  { value: REPORT_CIPHER.sm4, label: { zh: 'SM4-CBC', en: 'SM4-CBC' } },
]);

export const codeState = defineDictionary('report_code_state', { zh: '对照状态', en: 'State of the code' }, [
  { value: CODE_STATE.missing, label: { zh: '缺对照', en: 'Missing' }, color_type: 'warning' },
  { value: CODE_STATE.given, label: { zh: '已对照', en: 'Given' }, color_type: 'success' },
]);

export const exchangeOutcome = defineDictionary('report_exchange_outcome', { zh: '往来结果', en: 'Outcome' }, [
  { value: EXCHANGE.accepted, label: { zh: '平台受理', en: 'Taken' }, color_type: 'success' },
  { value: EXCHANGE.refused, label: { zh: '平台退回', en: 'Refused' }, color_type: 'error' },
  { value: EXCHANGE.failed, label: { zh: '未送达', en: 'Failed' }, color_type: 'warning' },
]);

export const differenceProblem = defineDictionary('report_difference_problem', { zh: '差异', en: 'Difference' }, [
  { value: DIFFERENCE.missingThere, label: { zh: '平台缺少', en: 'Missing on the platform' }, color_type: 'error' },
  { value: DIFFERENCE.unknownHere, label: { zh: '平台多出', en: 'Unknown here' }, color_type: 'warning' },
  { value: DIFFERENCE.differs, label: { zh: '内容不一致', en: 'Differs' }, color_type: 'warning' },
]);
