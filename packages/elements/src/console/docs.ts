import { AUTH_REQUIRED, type ElementDocs } from '../define/docs.ts';
import type { console } from './declaration.ts';

export const consoleDocs: ElementDocs<typeof console> = {
  zh: '工地管理控制台：登录、菜单与各模块',
  en: 'The site-management console: login, menus and all modules',
  props: ['ConsoleProps', '@gongdi/widgets/console'],
  properties: {
    path: { zh: '首个页面（routing 为 memory 时）', en: 'First page when routing is memory' },
    routing: {
      type: "'memory' | 'hash' | 'history'",
      default: "'memory'",
      zh: '地址写在哪里；memory 不动宿主页面的地址',
      en: 'Where the address is kept; memory leaves the address of the page alone',
    },
    basePath: { zh: 'history 时控制台地址的前缀', en: 'What stands before the console’s addresses in history' },
    standalone: {
      zh: '控制台就是整个页面：设置 Cookie 与标题',
      en: 'The console is the whole page: sets cookies and title',
    },
    project: {
      zh: '所在项目的编号：列表只显示它的记录，表单已填好它；地址里写明其他项目时以地址为准',
      en: 'Id of the project in which the pages are shown: lists have its records, forms name it; a project in the address goes first',
    },
  },
  methods: {
    navigate: { parameters: 'path: string', zh: '打开页面', en: 'Opens a page' },
    logout: { zh: '退出登录', en: 'Logs out' },
  },
  events: {
    'gd-auth-required': { ...AUTH_REQUIRED, cancelable: true },
  },
  parts: {},
};
