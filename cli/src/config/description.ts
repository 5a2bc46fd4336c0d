import type { Label } from '@gongdi/domain';
import type {
  CliConfig,
  EngineProfile,
  LintConfig,
  LintOverride,
  LintSuppression,
  Profile,
  ServeConfig,
} from './config.ts';

/** Allowed form of a configuration value. The check of the file, its JSON Schema and its page are generated from it. */
export type Shape = { about: Label } & (
  | { kind: 'text'; choices?: readonly string[]; special?: 'preset' | 'engine' | 'rule' | 'level' }
  | { kind: 'flag' }
  | { kind: 'count'; most?: number }
  | { kind: 'list'; of: Shape }
  | { kind: 'map'; of: Shape; keys?: 'rule' }
  | { kind: 'object'; fields: Readonly<Record<string, Shape>>; needs?: readonly string[] }
  | { kind: 'either'; of: readonly Shape[] }
);

type Fields<T> = Readonly<Record<keyof T, Shape>>;

const text = (zh: string, en: string): Shape => ({ kind: 'text', about: { zh, en } });
const flag = (zh: string, en: string): Shape => ({ kind: 'flag', about: { zh, en } });
const texts = (zh: string, en: string): Shape => ({
  kind: 'list',
  of: text('一项', 'one of them'),
  about: { zh, en },
});

const CHECKS = {
  preset: { kind: 'text', special: 'preset', about: { zh: '规则集', en: 'set of rules' } },
  engine: {
    kind: 'text',
    special: 'engine',
    about: { zh: '针对的引擎和版本，例如 camunda@7.20', en: 'engine and version, such as camunda@7.20' },
  },
  rules: {
    kind: 'map',
    keys: 'rule',
    of: { kind: 'text', special: 'level', about: { zh: '级别', en: 'level' } },
    about: { zh: '规则的级别：off、info、warn、error', en: 'levels of rules: off, info, warn, error' },
  },
  schema: flag('是否做 XML Schema 校验', 'whether the XML Schema is checked'),
} satisfies Partial<Fields<LintConfig>>;

const OVERRIDE = {
  files: texts('这些设置适用的文件（通配符）', 'patterns of the files that this is for'),
  ...CHECKS,
} satisfies Fields<LintOverride>;

const SUPPRESSION = {
  rule: { kind: 'text', special: 'rule', about: { zh: '规则', en: 'rule' } },
  element: text('元素的标识；不写则整个文件', 'id of an element; the whole file without'),
  files: texts('适用的文件（通配符）；不写则所有文件', 'patterns of the files; all without'),
  reason: text('原因，必填', 'the reason, required'),
} satisfies Fields<LintSuppression>;

const LINT = {
  ...CHECKS,
  ignore: texts('不检查的文件（通配符）', 'patterns of files that are not checked'),
  maxWarnings: { kind: 'count', about: { zh: '允许的警告数', en: 'how many warnings are allowed' } },
  baseline: text('基线文件', 'baseline file'),
  cache: {
    kind: 'either',
    of: [flag('使用缓存', 'use the cache'), text('缓存文件', 'cache file')],
    about: { zh: '是否使用缓存，或缓存文件的位置', en: 'whether there is a cache, or where' },
  },
  bpmnlintrc: {
    kind: 'either',
    of: [flag('读取最近的 .bpmnlintrc', 'read the nearest .bpmnlintrc'), text('文件', 'file')],
    about: {
      zh: '是否读取 bpmnlint 的配置，或其位置；默认读取最近的 .bpmnlintrc',
      en: 'whether the configuration of bpmnlint is read, or where it is; the nearest .bpmnlintrc without',
    },
  },
  overrides: {
    kind: 'list',
    of: { kind: 'object', fields: OVERRIDE, needs: ['files'], about: { zh: '一组设置', en: 'one set' } },
    about: {
      zh: '部分文件的另一些设置；有多个适用时，后面的优先',
      en: 'other settings for some files; the last that names a file wins',
    },
  },
  suppress: {
    kind: 'list',
    of: {
      kind: 'object',
      fields: SUPPRESSION,
      needs: ['rule', 'reason'],
      about: { zh: '一条忽略说明', en: 'one suppression' },
    },
    about: { zh: '已知并接受的问题', en: 'findings that are known and accepted' },
  },
} satisfies Fields<LintConfig>;

const ENGINE = {
  kind: text('引擎：camunda7、flowable、activiti、camunda8', 'engine: camunda7, flowable, activiti, camunda8'),
  url: text('REST 接口的地址', "address of the engine's REST interface"),
  tenant: text('租户', 'tenant'),
  user: text('用户名', 'user name'),
  clientId: text('OAuth 客户端', 'OAuth client'),
  tokenUrl: text('OAuth 令牌地址', 'address of OAuth tokens'),
  scope: text('OAuth scope', 'OAuth scope'),
  audience: text('OAuth audience', 'OAuth audience'),
} satisfies Fields<EngineProfile>;

const PROFILE = {
  server: text('工地服务器的地址', 'address of the Gongdi server'),
  engine: {
    kind: 'object',
    fields: ENGINE,
    about: { zh: '发布到的流程引擎', en: 'process engine to deploy to' },
  },
} satisfies Fields<Profile>;

const SERVE = {
  data: text('数据文件夹', 'data folder'),
  port: { kind: 'count', most: 65_535, about: { zh: '端口', en: 'port' } },
  host: text('监听的地址', 'address to listen on'),
  map: text('地图配置文件：底图与地点搜索（docs/maps.md）', 'file with base maps and place search (docs/maps.md)'),
  pages: text(
    '自己的页面的列表，显示在控制台菜单中（docs/embedding.md）',
    'list of own pages in the menu of the console (docs/embedding.md)',
  ),
  tlsCert: text('HTTPS 证书（PEM），须同时给出 tlsKey', 'certificate for HTTPS (PEM), together with tlsKey'),
  tlsKey: text('该证书的私钥（PEM）', 'the key of that certificate (PEM)'),
  tlsSelfSigned: flag('自制 HTTPS 证书', 'whether HTTPS uses a certificate of its own making'),
  demo: flag('是否带演示数据', 'whether there is demo data'),
  timeZone: text('时区，例如 Asia/Shanghai', 'time zone, such as Asia/Shanghai'),
  origins: texts('可以调用接口的其他来源', 'other origins that may call the API'),
  trustProxy: {
    kind: 'either',
    of: [
      flag('false：不相信任何代理', 'false: none'),
      {
        kind: 'count',
        most: 10,
        about: { zh: '经过几层自己的代理', en: 'how many proxies of your own stand in front' },
      },
      text('网段，或 loopback、linklocal、private', 'a network, or loopback, linklocal, private'),
      texts('多个网段', 'several networks'),
    ],
    about: {
      zh: '相信哪些代理给出的客户端地址：层数或网段（docs/proxy.md）',
      en: 'which proxies are believed about the client: how many, or their networks (docs/proxy.md)',
    },
  },
} satisfies Fields<ServeConfig>;

/** Form of the whole file. Paths and patterns are relative to the file; secrets come from the environment only. */
export const CONFIG: Shape & { kind: 'object' } = {
  kind: 'object',
  about: { zh: 'gongdi.config.json', en: 'gongdi.config.json' },
  fields: {
    $schema: text('本文件的 JSON Schema，供编辑器使用', 'JSON Schema of this file, for editors'),
    profile: text('默认使用的连接', 'connection to use unless told otherwise'),
    profiles: {
      kind: 'map',
      of: { kind: 'object', fields: PROFILE, about: { zh: '一个连接', en: 'one connection' } },
      about: { zh: '连接，按名称', en: 'connections by name' },
    },
    lint: { kind: 'object', fields: LINT, about: { zh: 'gongdi lint 的设置', en: 'settings of gongdi lint' } },
    serve: { kind: 'object', fields: SERVE, about: { zh: 'gongdi serve 的设置', en: 'settings of gongdi serve' } },
  } satisfies Fields<CliConfig>,
};
