// Written by `npm run generate` from the files that it lists.
import type { ResourceGroup } from '../resource/late.ts';

export const RESOURCE_GROUPS: Readonly<Record<string, ResourceGroup>> = {
  applicants: {
    names: 'applysreview personregistration sipacreview<applysreview',
    load: () => import('./resource-groups/applicants.ts'),
  },
  appraisal: {
    names:
      'appraiselog appraiseplan<evaluationplan appraiseresult<evaluation/approve evaluation/approve evaluationlibrary evaluationplan evaluationrecord<evaluation/approve evaluationtemplate',
    load: () => import('./resource-groups/appraisal.ts'),
  },
  archives: {
    names:
      'archivedocument archivefolder archivehandover~ archivevolume designchange~ drawingreview~ drawings<drawingversion drawingversion projectmaintenance!~ warrantyterm',
    load: () => import('./resource-groups/archives.ts'),
  },
  attendance: {
    names:
      'attendanceaccess attendancechart attendancecorrection!~ attendancerecord attendanceregular attendancesort gatepass initrecord',
    load: () => import('./resource-groups/attendance.ts'),
  },
  bench: {
    names: 'wall',
    load: () => import('./resource-groups/bench.ts'),
  },
  building: {
    names: 'componentmanage!~ partmanage~ productivetask!~ qualityupdate!~ schedulefigure taskmanage!~',
    load: () => import('./resource-groups/building.ts'),
  },
  companies: {
    names: 'enterprisebank participating participating_v2<participating supplierbank<enterprisebank',
    load: () => import('./resource-groups/companies.ts'),
  },
  construction: {
    names:
      'feedback~<questionreply/reply projectlabel projectmanage projectstaffbank<staff projectweather questionreply!!~/reply staff staff_v2<staff',
    load: () => import('./resource-groups/construction.ts'),
  },
  contracts: {
    names:
      'contractbill contractchange contractclaim contractcost contractentry contractmanage contractmeasure! contractpayment contractpayout contractsafety',
    load: () => import('./resource-groups/contracts.ts'),
  },
  devices: {
    names:
      'bridgemachine<devicelist/addinstall,adduninstall deviceinstall devicelist/addinstall,adduninstall devicerepair!~ earlywarn/action hangingbasket<devicelist/addinstall,adduninstall ringlockscaffold<devicelist/addinstall,adduninstall warningconfig',
    load: () => import('./resource-groups/devices.ts'),
  },
  diary: {
    names: 'supervisionlog!~ workdiary!!~',
    load: () => import('./resource-groups/diary.ts'),
  },
  funds: {
    names: 'fundaccount fundentry fundraisingapproval',
    load: () => import('./resource-groups/funds.ts'),
  },
  helmets: {
    names: 'climbingpartner codemanage helmetbinding helmetcode helmetmanage logoconfig',
    load: () => import('./resource-groups/helmets.ts'),
  },
  labour: {
    names:
      'agerule blacklistmanagement blacklistmanagement_v2<blacklistmanagement equip!~ equip_v2~<equip faceconsent!~ labourprojectmanage movement movement_v2<movement org org_v2<org physicalexaminationresult projectbank<labourprojectmanage qualificationmanage ruleconfig ruleconfig_v2<ruleconfig safebehaviour!~ safebehaviour_v2~<safebehaviour',
    load: () => import('./resource-groups/labour.ts'),
  },
  materials: {
    names:
      'garbagesorting!~ material materialacceptapply!~ materialacceptlogs!~ materialacceptsample~<witnesssampling materialorder materialrecall materialuse! mold molduse!~ samplehandling~ samplelot witnesssampling!~',
    load: () => import('./resource-groups/materials.ts'),
  },
  notices: {
    names: 'messagepublish',
    load: () => import('./resource-groups/notices.ts'),
  },
  party: {
    names: 'partymember propaganda wisdompartyconfiguration',
    load: () => import('./resource-groups/party.ts'),
  },
  processes: {
    names: 'substitute',
    load: () => import('./resource-groups/processes.ts'),
  },
  progress: {
    names:
      'nodemanage~<scheduletask planwarning~<scheduletask projectprogress<scheduleplan scheduleplan scheduletask~ scheduleupdate',
    load: () => import('./resource-groups/progress.ts'),
  },
  quality: {
    names:
      'concealacceptapply!~ concealacceptrecord conditionAcceptance~ conditionitem~ floorplan houseapprove~/approve housedefect!~ inspectionlot!~ lookcheck~ measure!~ measurestandard measuretool qualityassessment~/modify qualitycorrection!!~ qualitylog~ qualityplan qualitypost qualitysite sitecheck~ stationapply! stationrecord!~ supervisionnotice!~ suspensionorder~ unitcheck~',
    load: () => import('./resource-groups/quality.ts'),
  },
  reporting: {
    names: 'reportcode reportdifference reportentry reportexchange reportplatform reporttarget',
    load: () => import('./resource-groups/reporting.ts'),
  },
  safety: {
    names:
      'accidentrecord disclose~ discloserecord!~ emergencydrill!~ emergencyplan hiddenDangerRectification!!~ insuranceclaim insuredperson majordanger!~ patrollog~ patrolplan patrolsite risksource! safeproducemonthreportcompany safeproducemonthreportgroup safetyChecklist!!~/submit safetyinsurance/action templateManage',
    load: () => import('./resource-groups/safety.ts'),
  },
  system: {
    names:
      'customfield enterprise loginlog messagelog onlineuser operatelog organization post rolemanage userinvite usermanage',
    load: () => import('./resource-groups/system.ts'),
  },
  training: {
    names: 'coursemeans grade library paper train!~ train_v2~<train trainsign!~',
    load: () => import('./resource-groups/training.ts'),
  },
  wages: {
    names: 'payentry payhistory payline~ payroll payspecialaccount/fixedpayment paystatement',
    load: () => import('./resource-groups/wages.ts'),
  },
};
