import { siteOf } from '../../../../applicants/sites.ts';
import { partOf } from '../../../../resource/part.ts';
import applysreview from '../resource.ts';

/**
 * Applications of one site, for reviewers who are responsible for that site only (console specification, section 2.2).
 */
export default partOf(applysreview, {
  name: 'sipacreview',
  noun: 'sipac_application',
  label: { zh: '园区准入申请', en: 'Park application' },
  fixed: { site: siteOf('sipac').code },
});
