const dictionary = {
  zh: '控制台用一个查询取得全部字典；此接口供其他程序按旧路径取用',
  en: 'the console reads all dictionaries in one call; this one is for programs that know its path',
};
const portal = { zh: '由单点登录的原系统调用，不由页面调用', en: 'the system of single sign-on calls it, not a page' };
const device = { zh: '由设备调用，不由人操作', en: 'devices call it, not people' };
const open = {
  zh: '免登录的公示数据，供大屏与外部页面读取',
  en: 'published without a session, for walls and other pages',
};
const realPage = {
  zh: '监测数据页用 device/real-data-list 与实时连接；此接口供按测点分页读取的程序',
  en: 'the screens of values use device/real-data-list and the live line; this one is for programs that page by point',
};
const patrol = {
  zh: '巡检页面用资源接口；此接口是规范中的另一种读法',
  en: 'the patrol screens use the calls of the resources; this is the other form that the specification names',
};
const twoSaves = {
  zh: '围栏页面用 PUT project/fence 一次保存；规范的两次保存留给其他程序',
  en: 'the fence screen saves in one call, PUT project/fence; the two saves of the specification stay for other programs',
};
const engine = {
  zh: '页面上由实例详情给出或由其他操作完成；此接口供直接调用流程引擎的程序',
  en: 'screens have it in the details of an instance or by another action; for programs that drive processes themselves',
};
const ownAccount = {
  zh: '控制台从 user/info 得知；此接口供持有令牌的其他系统',
  en: 'the console has it from user/info; for other systems that hold a token',
};
const project = {
  zh: '页面用项目资源与组织树；此接口供其他程序',
  en: 'the screens use the resource and the tree of organisations; for other programs',
};

/** Calls without a screen, with the reason. The key is a name; in `area.*.…` the `*` stands for any area. */
export const API_ONLY = {
  'dictionary.get': dictionary,
  'dictionary.deviceTypes': dictionary,
  'dictionary.projectPhases': dictionary,
  'dictionary.siteProjectPhases': dictionary,
  'dictionary.siteConstructionTypes': dictionary,
  'dictionary.siteConstructionNatures': dictionary,
  'device.schema': device,
  'telemetry.ingest': device,
  'gatedevice.face': device,
  'gatedevice.list': device,
  'gatedevice.passages': device,
  'device.limits.set': {
    zh: '页面在预警配置模块中设置限值；此接口供按设备设置的程序',
    en: 'limits are set on the screen of limits; for programs that set those of one device',
  },
  'device.refusals': {
    zh: '被拒收的上报，供接入设备的程序调试',
    en: 'messages that were refused, for programs of those who connect devices',
  },
  'company.names': {
    zh: '企业名称补全，供注册以外的系统',
    en: 'completion of company names for other systems',
  },
  'fence.setAddress': twoSaves,
  'fence.enclose': twoSaves,
  'fence.restore': {
    zh: '围栏页面把历史版本读入编辑器，保存后生效；此接口一步恢复',
    en: 'the fence screen reads a version into the editor and saves it; this call restores in one step',
  },
  'file.eos': {
    zh: '规范的签名上传；控制台直接上传文件',
    en: 'the signed upload of the specification; the console uploads directly',
  },
  'file.content': { zh: '由签名地址访问，不作为接口调用', en: 'reached by signed addresses, not called' },
  'file.short': { zh: '短地址，由链接访问', en: 'a short address, reached by links' },
  'organization.projects': project,
  'user.project': project,
  'user.logout.token': portal,
  'user.openid.logout': portal,
  'user.auth': ownAccount,
  'user.role': ownAccount,
  'user.token': ownAccount,
  'project.treeConfigList': project,
  'project.meritGoals': project,
  'project.files': project,
  'patrol-scheme.record': patrol,
  'patrol-scheme.taskcode': patrol,
  'patrol.record': patrol,
  'comment.list': engine,
  'instance.cancel-by-start-user': engine,
  'instance.print-data': engine,
  'task.manager-page': engine,
  'task.list-by-parent': engine,
  'task.update-assignee': engine,
  'user-group.get': engine,
  'area.*.open': open,
  'area.*.real.open': open,
  'area.*.devtype': realPage,
  'area.*.real.page': realPage,
  'area.*.real.list': realPage,
  'area.*.device.config': {
    zh: '页面按项目设置限值；此接口给出单个设备的限值',
    en: 'screens set limits for a project; this call gives those of one device',
  },
};

/** Returns the reason why a call has no screen; undefined if none is recorded. */
export function reasonOf(name) {
  return API_ONLY[name] ?? API_ONLY[name.replace(/^area\.[^.]+\./, 'area.*.')];
}
