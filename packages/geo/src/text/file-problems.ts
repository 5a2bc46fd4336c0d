import type { Words } from './words.ts';

/** Problems of a file or a stored fence. `{place}` names a file, line or element. */
export const FILE_PROBLEMS = {
  'wire-json': {
    zh: '围栏数据不是有效的 JSON，无法打开；请恢复历史版本或重新绘制',
    en: 'The stored fence is not valid JSON; restore an earlier version or draw it anew',
  },
  'wire-list': { zh: '围栏数据的第 {path} 处应为列表', en: 'The stored fence has no list at {path}' },
  'wire-point': {
    zh: '围栏数据的点 {path} 没有有效的经纬度',
    en: 'Point {path} of the stored fence has no valid longitude and latitude',
  },
  'too-large': {
    zh: '文件过大（{size}），最多 {limit}；请先裁剪或简化',
    en: 'The file is too large ({size}; at most {limit}): cut or simplify it first',
  },
  'too-deep': { zh: '文件嵌套层数过多，已拒绝读取', en: 'The file is nested too deeply and was refused' },
  'too-many-points': {
    zh: '点数过多（超过 {limit} 个），请先简化',
    en: 'Too many points (more than {limit}): simplify it first',
  },
  'too-many-polygons': {
    zh: '区域过多（超过 {limit} 个），请拆分文件',
    en: 'Too many areas (more than {limit}): split the file',
  },
  'unknown-format': {
    zh: '无法识别文件格式；支持 GeoJSON、KML、GPX、SHP（或其 zip）、WKT',
    en: 'Unknown format; GeoJSON, KML, GPX, SHP (or its zip) and WKT are read',
  },
  'not-json': { zh: '不是有效的 JSON：{place}', en: 'Not valid JSON: {place}' },
  'not-geojson': { zh: '不是 GeoJSON：{place}', en: 'Not GeoJSON: {place}' },
  'not-xml': { zh: '不是有效的 XML：第 {line} 行', en: 'Not valid XML: line {line}' },
  'xml-doctype': {
    zh: '文件含有 DOCTYPE 声明，为安全起见已拒绝；请重新导出',
    en: 'The file has a DOCTYPE, which is refused for safety; export it anew',
  },
  'wrong-root': { zh: '根元素是 {found}，应为 {wanted}', en: 'The root element is {found}, not {wanted}' },
  'no-polygons': {
    zh: '文件中没有区域；请确认其中有面，或有首尾相接的线',
    en: 'The file has no areas: it needs polygons or closed lines',
  },
  'bad-number': { zh: '{place} 的坐标“{text}”不是数字', en: 'The coordinate “{text}” at {place} is no number' },
  'not-wkt': { zh: 'WKT 有误：第 {at} 个字符附近', en: 'The WKT is wrong near character {at}' },
  'not-shp': { zh: '不是有效的 SHP 文件：{place}', en: 'Not a valid shapefile: {place}' },
  'shp-type': {
    zh: 'SHP 的图形类型是 {type}，只能导入面（5、15、25）',
    en: 'The shapefile holds shapes of type {type}; only polygons (5, 15, 25) are read',
  },
  'not-zip': { zh: '不是有效的压缩包：{place}', en: 'Not a valid zip: {place}' },
  'zip-no-shp': { zh: '压缩包中没有 .shp 或 .kml 文件', en: 'The zip holds no .shp or .kml' },
  projected: {
    zh: '坐标是投影坐标（{name}），不是经纬度；请先在测绘软件中转换为 WGS-84 或 CGCS2000 经纬度',
    en: 'The coordinates are projected ({name}), not degrees: convert them to WGS-84 or CGCS2000 degrees first',
  },
} as const satisfies Record<string, Words>;

export type FileProblemCode = keyof typeof FILE_PROBLEMS;
