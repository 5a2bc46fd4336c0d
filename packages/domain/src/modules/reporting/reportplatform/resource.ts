import { field } from '../../../field/field.ts';
import { REPORT_CIPHER, REPORT_SIGN } from '../../../reporting/codes.ts';
import { defineResource } from '../../../resource/define.ts';
import { reportCipher, reportSign } from '../dictionary.ts';

const HTTP = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i;

/** Real-name platforms of authorities: where they are and how their requests are signed. */
export default defineResource({
  name: 'reportplatform',
  noun: 'report_platform',
  label: { zh: '实名制平台', en: 'Real-name platform' },
  about: {
    zh: '主管部门的建筑工人实名制平台：接口地址、签名与加密方式、限速。各项目的编码和密钥在“上报配置”中填写。',
    en: 'Real-name platforms of authorities: address, signature, encryption and rate. Codes and secrets of projects are in the configurations.',
  },
  rules: [
    {
      zh: '新增平台后自动列出需要对照的代码；缺对照的代码会拦下用到它的上报，不会猜测。',
      en: 'A new platform gets the list of codes that it needs. A missing code holds back what uses it; nothing is guessed.',
    },
    {
      zh: '接口按全国建筑工人管理服务信息平台的约定（appid、method、nonce、sign、data 表单，异步结果查询），各地有差异的在此调整；未与任何正式平台联调。',
      en: 'Requests follow the convention of the national platform (form with appid, method, nonce, sign, data; results by query). It was tried against no platform in production.',
    },
    {
      zh: '不加密时只允许 https 地址；地址是 http 时不报送手机号。',
      en: 'Without encryption only an https address is accepted; to an http address no telephone numbers are sent.',
    },
  ],
  service: 'user',
  title: 'platform_name',
  scope: 'organisation',
  namedByReferrers: true,
  sort: { field: 'created_at', order: 'desc' },
  views: { calendar: false },
  groups: {
    platform: { zh: '平台', en: 'Platform' },
    protocol: { zh: '接口约定', en: 'Protocol' },
  },
  fields: {
    platform_name: field.text({
      label: { zh: '平台名称', en: 'Platform' },
      required: true,
      maxLength: 60,
      unique: true,
      query: 'like',
      group: 'platform',
      column: { width: 240, fixed: 'left' },
      example: '市建筑工人实名制管理平台',
    }),
    authority: field.text({
      label: { zh: '主管部门', en: 'Authority' },
      maxLength: 60,
      group: 'platform',
      column: { width: 200 },
      example: '市住房和城乡建设委员会',
    }),
    address: field.text({
      label: { zh: '接口地址', en: 'Address' },
      hint: { zh: 'http:// 或 https:// 开头', en: 'Begins with http:// or https://' },
      required: true,
      maxLength: 300,
      group: 'protocol',
      column: { width: 260 },
      example: 'https://smz.example.gov.cn/open.api',
    }),
    sign_method: field.code({
      label: { zh: '签名算法', en: 'Signature' },
      required: true,
      dict: reportSign,
      initial: REPORT_SIGN.sha256,
      group: 'protocol',
      column: { width: 130 },
      example: 'SHA-256',
    }),
    cipher: field.code({
      label: { zh: '敏感字段加密', en: 'Encryption' },
      hint: {
        zh: '身份证号、工资卡号用应用密钥加密，密钥前 16 位作初始向量',
        en: 'Identity and card numbers, by the secret; its first 16 characters are the vector',
      },
      required: true,
      dict: reportCipher,
      initial: REPORT_CIPHER.aes,
      group: 'protocol',
      column: { width: 130 },
      example: 'AES-CBC',
    }),
    request_version: field.text({
      label: { zh: '接口版本', en: 'Version' },
      required: true,
      maxLength: 10,
      initial: '1.0',
      group: 'protocol',
      column: { width: 100, hidden: true },
    }),
    rate_per_minute: field.integer({
      label: { zh: '每分钟请求上限', en: 'Requests in a minute' },
      hint: { zh: '每个项目；按平台公布的限制填写', en: 'For each project; as the platform announces it' },
      required: true,
      min: 1,
      max: 6000,
      initial: 60,
      group: 'protocol',
      column: { width: 130 },
    }),
    result_seconds: field.integer({
      label: { zh: '结果查询间隔（秒）', en: 'Ask for results every (s)' },
      required: true,
      min: 5,
      max: 3600,
      initial: 30,
      group: 'protocol',
      column: { width: 140, hidden: true },
    }),
    known_codes: field.text({
      label: { zh: '“重复上报”的应答码', en: 'Answers that mean: known already' },
      hint: { zh: '多个用逗号分隔；收到后视为已接收', en: 'Joined by commas; they count as accepted' },
      maxLength: 100,
      group: 'protocol',
      column: false,
      example: '-7',
    }),
    busy_codes: field.text({
      label: { zh: '“稍后再试”的应答码', en: 'Answers that mean: try later' },
      hint: {
        zh: '签名、权限、繁忙等与资料无关的应答，多个用逗号分隔；收到后整体稍后重试',
        en: 'Signature, permission, too busy: not about the data. Joined by commas; all of the project is tried again later',
      },
      maxLength: 100,
      initial: '-2,-3',
      group: 'protocol',
      column: false,
      example: '-2,-3',
    }),
  },
  check: ({ address, cipher }) => {
    if (typeof address !== 'string' || address === '') return [];
    if (!HTTP.test(address))
      return [
        {
          path: 'address',
          label: {
            zh: '请填写以 http:// 或 https:// 开头、不含账号密码的地址',
            en: 'An address that begins with http:// or https://, without a password',
          },
        },
      ];
    return cipher === REPORT_CIPHER.none && !address.toLowerCase().startsWith('https://')
      ? [
          {
            path: 'cipher',
            label: { zh: '不加密时只能使用 https 地址', en: 'Without encryption the address must be https' },
          },
        ]
      : [];
  },
  endpoints: {
    list: 'GET report/platform',
    detail: 'GET report/platform/{id}',
    add: 'POST report/platform',
    edit: 'PUT report/platform',
  },
});
