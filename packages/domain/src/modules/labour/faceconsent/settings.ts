import type { Label } from '../../../label.ts';
import { defineSettings, whole, words } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** What a person is told before a face picture is kept (rules for face recognition of 2025-06-01; PIPL, art. 29, 30). */
const TEXT = [
  '一、处理目的和方式：采集本人一张面部照片，仅用于本项目出入口的身份核验，不用于其他用途，不对外提供。',
  '二、保存期限：至本人离场后设定的期限届满或撤回同意时为止，届时删除。',
  '三、自愿：本人可以不同意，并改用门禁卡、二维码或人工核验进出，不影响进场、上岗和工资。',
  '四、撤回：本人可以随时向项目劳资专管员提出撤回，撤回后照片即删除，改用其他方式进出。',
  '五、对本人的影响与保护：照片加密存储，只有有权限的人员可以查看，查看和变更留有记录。',
].join('\n');

/** Settings of face pictures; administrators confirm them for their region. */
export default defineSettings('faces', {
  label: at('人脸信息', 'Face pictures'),
  order: 76,
  settings: {
    face_keep_days: whole({
      label: at('离场后保留人脸照片（天）', 'Face pictures kept after the departure (days)'),
      hint: at(
        '0 表示离场即删除；未核定，请按当地规定确认',
        '0: deleted at the departure. Not confirmed: check the local rule',
      ),
      min: 0,
      max: 365,
      fallback: 0,
    }),
    face_guardian_age: whole({
      label: at('未满此年龄须监护人同意（周岁）', 'Below this age a guardian consents too (years)'),
      hint: at('法律规定为 14 周岁；从严默认 18，未核定', 'The law says 14; 18 is stricter. Not confirmed'),
      min: 14,
      max: 18,
      fallback: 18,
    }),
    face_report_at: whole({
      label: at('人脸信息备案数量（人）', 'Number of people from which face pictures are reported'),
      hint: at(
        '达到后须向省级以上网信部门备案；留存数量在“人脸同意”列表上方显示',
        'From it on they are reported to the authority; the list of consents shows how many are kept',
      ),
      min: 1,
      max: 10_000_000,
      fallback: 100_000,
    }),
    face_consent_version: words({
      label: at('同意书版本', 'Version of the text of consent'),
      hint: at(
        '修改文本时同时改版本；已有同意保留签署时的文本',
        'Change it with the text; what was signed keeps its own text',
      ),
      maxLength: 20,
      required: true,
      fallback: '2025-06',
    }),
    face_consent_text: words({
      label: at('同意书文本', 'Text of consent'),
      hint: at('签署时存入每份同意', 'Stored with each consent when it is signed'),
      maxLength: 2000,
      long: true,
      required: true,
      fallback: TEXT,
    }),
  },
});
