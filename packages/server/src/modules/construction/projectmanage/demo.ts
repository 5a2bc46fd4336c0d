import { projectmanage, type InputOf } from '@gongdi/domain';
import { defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import { insertSitePlan } from './demo-site-plan.ts';

type ProjectInput = InputOf<typeof projectmanage>;

/** Organisation, name, number, phase, type, nature, address, longitude, latitude, start, end, price, area, manager. */
type Line = readonly [
  string,
  string,
  string,
  number,
  number,
  number,
  string,
  number,
  number,
  string,
  string,
  string,
  number,
  string,
];

// The places exist and the coordinates lie in them; works, prices and people are invented. One project per line.
// prettier-ignore
const LINES: readonly Line[] = [
  ['kechuang', '滨江科创中心一期', 'SH-2025-001', 2, 1, 1, '上海市徐汇区龙腾大道 2350 号', 121.4612, 31.1745, '2025-03-01', '2027-06-30', '865000000.00', 142600.5, '陈建国'],
  ['kechuang', '滨江科创中心二期', 'SH-2026-002', 1, 1, 1, '上海市徐汇区龙耀路 175 号', 121.4598, 31.1702, '2026-12-01', '2028-12-31', '612000000.00', 98300, '陈建国'],
  ['shanghai', '世纪大道综合管廊', 'SH-2024-017', 4, 2, 1, '上海市浦东新区世纪大道 1500 号', 121.5237, 31.2303, '2024-02-18', '2026-09-30', '238400000.00', 31200, '陆海峰'],
  ['shanghai', '张江人工智能岛三期', 'SH-2025-009', 2, 1, 1, '上海市浦东新区川和路 55 弄', 121.6034, 31.1972, '2025-05-10', '2027-11-30', '456800000.00', 76500, '沈立明'],
  ['shanghai', '前滩国际商务区 26 号地块', 'SH-2025-013', 2, 1, 1, '上海市浦东新区东育路 588 弄', 121.4689, 31.1573, '2025-08-01', '2028-03-31', '1120000000.00', 188000, '范晓东'],
  ['shanghai', '临港新片区污水处理厂扩建', 'SH-2025-021', 2, 5, 3, '上海市浦东新区临港新城环湖西一路', 121.9286, 30.8988, '2025-10-08', '2027-04-30', '198600000.00', 24500, '姚文斌'],
  ['shanghai', '静安区老旧住房改造（二标段）', 'SH-2026-003', 2, 1, 2, '上海市静安区共和新路 1968 号', 121.4562, 31.2711, '2026-02-20', '2026-12-31', '48600000.00', 36800, '汪学军'],
  ['shanghai', '虹桥枢纽西延伸隧道', 'SH-2024-030', 3, 4, 1, '上海市闵行区申虹路 1500 号', 121.3197, 31.1947, '2024-09-15', '2027-12-31', '1560000000.00', 68000, '陆海峰'],
  ['qiantang', '钱塘数字产业园', 'HZ-2025-004', 2, 1, 1, '杭州市钱塘区金沙大道 600 号', 120.3318, 30.3086, '2025-04-16', '2027-08-31', '528000000.00', 112400, '方国平'],
  ['qiantang', '钱塘数字产业园人才公寓', 'HZ-2026-006', 1, 1, 1, '杭州市钱塘区文泽路 199 号', 120.3465, 30.3129, '2026-11-15', '2028-10-31', '276500000.00', 58700, '方国平'],
  ['huadong', '未来科技城学校', 'HZ-2024-011', 5, 1, 1, '杭州市余杭区文一西路 1500 号', 119.9983, 30.2788, '2024-03-05', '2026-07-31', '165400000.00', 42800, '叶俊'],
  ['huadong', '苏州工业园区生物医药研发楼', 'SZ-2025-002', 2, 1, 1, '苏州市工业园区星湖街 218 号', 120.7339, 31.2626, '2025-02-28', '2027-02-28', '389000000.00', 65200, '顾建明'],
  ['huadong', '姑苏区护城河整治', 'SZ-2026-005', 2, 5, 2, '苏州市姑苏区人民路 1 号', 120.6193, 31.2989, '2026-03-18', '2027-05-31', '87300000.00', 12600, '顾建明'],
  ['huadong', '江北新区综合交通枢纽', 'NJ-2025-008', 2, 3, 1, '南京市浦口区浦滨大道 88 号', 118.7084, 32.1197, '2025-06-30', '2028-06-30', '1876000000.00', 154000, '宋志远'],
  ['huadong', '河西金融城南段道路', 'NJ-2024-019', 4, 2, 1, '南京市建邺区江东中路 333 号', 118.7283, 31.9892, '2024-05-20', '2026-08-31', '143200000.00', 28900, '宋志远'],
  ['huadong', '合肥骆岗公园配套工程', 'HF-2026-001', 2, 1, 1, '合肥市包河区繁华大道与包河大道交口', 117.2981, 31.7809, '2026-01-12', '2027-10-31', '212700000.00', 47300, '谢安民'],
  ['huanan', '前海深港广场 T2 塔楼', 'SZX-2025-003', 2, 1, 1, '深圳市南山区前海大道 1 号', 113.8988, 22.5279, '2025-01-20', '2028-01-31', '1390000000.00', 176500, '林志伟'],
  ['huanan', '坪山高新区标准厂房', 'SZX-2026-007', 2, 1, 1, '深圳市坪山区金牛西路 16 号', 114.3631, 22.7036, '2026-04-08', '2027-09-30', '324900000.00', 91200, '林志伟'],
  ['huanan', '广州国际金融城综合体', 'GZ-2025-005', 2, 1, 1, '广州市天河区黄埔大道中 660 号', 113.3926, 23.1164, '2025-09-01', '2028-09-30', '978000000.00', 163700, '何启荣'],
  ['huanan', '南沙大桥引桥维修', 'GZ-2026-010', 3, 4, 2, '广州市南沙区东涌镇市南公路', 113.4512, 22.8896, '2026-05-25', '2027-03-31', '66800000.00', 8600, '何启荣'],
  ['xinan', '天府国际生物城加速器', 'CD-2025-006', 2, 1, 1, '成都市双流区生物城中路二段 18 号', 103.8846, 30.4378, '2025-07-15', '2027-07-31', '437600000.00', 83400, '唐伟'],
  ['xinan', '成都轨道交通 30 号线车辆段', 'CD-2024-015', 2, 3, 1, '成都市双流区西航港大道中四段', 103.9906, 30.5459, '2024-10-20', '2027-03-31', '1245000000.00', 132800, '唐伟'],
  ['xinan', '重庆两江新区水土数据中心', 'CQ-2025-011', 2, 1, 1, '重庆市北碚区云汉大道 117 号', 106.5089, 29.7938, '2025-11-11', '2027-12-31', '568300000.00', 71900, '冉建华'],
  ['xinan', '嘉陵江滨江步道（渝中段）', 'CQ-2026-004', 1, 2, 3, '重庆市渝中区嘉滨路 158 号', 106.5677, 29.5664, '2026-12-10', '2027-11-30', '52400000.00', 15300, '冉建华'],
  ['jingjinji', '通州副中心道路一标', 'BJ-2025-101', 2, 2, 1, '北京市通州区运河东大街 57 号', 116.7263, 39.9035, '2025-03-20', '2027-05-31', '318000000.00', 41500, '郑凯'],
  ['jingjinji', '雄安启动区市政桥梁', 'XA-2025-102', 2, 4, 1, '河北省雄安新区容城县白洋淀大道', 115.9284, 39.0432, '2025-06-06', '2027-10-31', '692000000.00', 27400, '郑凯'],
  ['beichen', '天津滨海新区堆场改造', 'TJ-2026-103', 2, 6, 2, '天津市滨海新区新港二号路', 117.7436, 38.9862, '2026-03-01', '2027-01-31', '74500000.00', 53600, '赵北辰'],
];

const OWNERS = ['浦江城市建设投资有限公司', '东方新城开发有限公司', '华安置业发展有限公司'];
const SUPERVISORS = ['申诚工程监理有限公司', '中信达项目管理有限公司', '恒信建设监理有限公司'];

export interface DemoProject {
  organisation: string;
  record: ProjectInput;
}

export const PROJECTS: readonly DemoProject[] = LINES.map((line, index) => ({
  organisation: line[0],
  record: {
    project_name: line[1],
    third_number: line[2],
    project_phase: line[3],
    construction_type: line[4],
    construction_nature: line[5],
    project_address: { location: { address: line[6], longitude: line[7], latitude: line[8] } },
    begin_time: line[9],
    end_time: line[10],
    contract_price: line[11],
    floor_area: line[12],
    project_manager: line[13],
    manager_phone: `139${String(16_000_000 + index * 3_719).padStart(8, '0')}`,
    owner_company: OWNERS[index % OWNERS.length],
    supervisor_company: SUPERVISORS[index % SUPERVISORS.length],
    remark: null,
  },
}));

export default defineDemo({
  name: 'projectmanage',
  async load(trx) {
    const projects = resourceRepository(trx, projectmanage);
    for (const [index, { organisation, record }] of PROJECTS.entries())
      // The records are created one day apart, so that the newest come first in a fixed order.
      await projects.addAhead(demoAccess('admin', organisation, PROJECTS.length - index), {
        ...record,
        id: demoId('project', index + 1),
      });
    await insertSitePlan(trx);
  },
});
