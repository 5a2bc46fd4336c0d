import { APPLICANT_SITES, type SiteName } from './sites.ts';
import { defineSettings, organisation, words, type Setting } from '../settings/define.ts';

export type SiteSetting = `site_${SiteName}` | `site_${SiteName}_notice`;

/**
 * Returns two settings for each site: the organisation that runs it (setting one opens the site), and the notice on its
 * first page.
 */
function siteSettings(): Readonly<Record<SiteSetting, Setting<string>>> {
  const entries = APPLICANT_SITES.flatMap(({ name, label }): [SiteSetting, Setting<string>][] => [
    [
      `site_${name}`,
      organisation({
        label: { zh: `${label.zh}：受理单位`, en: `${label.en}: run by` },
        hint: {
          zh: `公开地址 /${name}；申请归该单位并由其审核，留空则不开放`,
          en: `At /${name}; applications belong to it and it reviews them; empty: closed`,
        },
      }),
    ],
    [
      `site_${name}_notice`,
      words({
        label: { zh: `${label.zh}：办理须知`, en: `${label.en}: notice` },
        hint: {
          zh: '显示在该站点首页，如所需材料、办理时限和咨询电话',
          en: 'On its first page, such as papers and telephone',
        },
        maxLength: 500,
        fallback: '',
        long: true,
      }),
    ],
  ]);
  return Object.fromEntries(entries) as Record<SiteSetting, Setting<string>>;
}

export default defineSettings('applicants', {
  label: { zh: '对外申请站点', en: 'Sites for applicants' },
  order: 80,
  settings: siteSettings(),
});
