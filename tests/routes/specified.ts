// The routes of modules that the specification names (console specification, sections 2.2, 2.3 and 2.5), in the order of
// docs/specification/console/2-screens.md. A test compares the names with that page. Where the page describes a module
// in words (`says`), the name of its route is ours; whoever builds the module may choose a better one here.

/**
 * The part of the product that a module belongs to: A people, B progress and quality, C equipment and vehicles,
 * D logistics, weighing and supervision. `platform` is what the other parts stand on.
 */
export type Part = 'platform' | 'A' | 'B' | 'C' | 'D';

export interface SpecifiedModule {
  part: Part;
  /** Route of the list, without the leading slash. */
  route: string;
  /** Sub-routes that the specification names, beside those that every module has. */
  below: readonly string[];
  /** Words of the specification where it does not name the route. */
  says?: string;
}

/** Reads lines `name`, `name: sub-route, sub-route` and `name = words of the specification: sub-route`. */
function modules(part: Part, lines: string): SpecifiedModule[] {
  return lines
    .trim()
    .split('\n')
    .map((line): SpecifiedModule => {
      const [head = '', subs = ''] = line.trim().split(': ');
      const [route = '', says] = head.split(' = ');
      return { part, route, below: subs === '' ? [] : subs.split(', '), ...(says !== undefined && { says }) };
    });
}

const INSTALLS = 'addinstall, adduninstall, detailinstall, detailuninstall';

export const SPECIFIED: readonly SpecifiedModule[] = [
  ...modules(
    'A',
    `paper: create, edit, detail
     grade: detaillist, detail
     library: detail
     learnevaluation: editLibrary, editPaper, detailLibrary, detailListGrade, detailPaper, detailGrade
     logoconfig
     climbingpartner
     projectoverview
     helmetmanage: detail, edit, active
     datastatistic
     trackmanagement
     helmetvideo
     codemanage
     attendanceaccess
     physicalexaminationresult
     qualificationmanage
     projectstaffbank
     supplierbank
     enterprisebank
     payroll
     payhistory
     payspecialaccount: fixedpayment
     labourprojectmanage
     projectbank
     reportstatistics
     partymember
     propaganda
     wisdompartyconfiguration
     staff
     org
     participating
     equip
     attendance: record, initRecord, manage, manage/chart/add, manage/chart/edit, manage/chart/detail, manage/regular/add, sort
     safebehaviour
     ruleconfig
     train
     movement
     blacklistmanagement
     staff_v2 = a v2 of each of these
     org_v2 = a v2 of each of these
     participating_v2 = a v2 of each of these
     equip_v2 = a v2 of each of these
     attendance_v2 = a v2 of each of these
     safebehaviour_v2 = a v2 of each of these
     ruleconfig_v2 = a v2 of each of these
     train_v2 = a v2 of each of these
     movement_v2 = a v2 of each of these
     blacklistmanagement_v2 = a v2 of each of these
     coursemeans = course means`,
  ),
  ...modules(
    'B',
    `scheduleplan: add, edit, practiceschedule
     schedulefigure: add, edit
     scheduleupdate: plan
     buildplan
     appraiseplan: detail, edit
     appraiseresult: edit/:targetType, detail/:targetType
     appraiselog: detail
     partmanage
     componentmanage
     taskmanage
     qualityupdate
     projectlabel
     safeproducemonthreportcompany
     safeproducemonthreportgroup
     risksource
     conditionAcceptance
     productivetask
     buildpositionstatistics
     measure
     measurestandard
     materialacceptapply
     materialacceptlogs
     materialacceptsample
     concealacceptapply
     concealacceptrecord
     qualitysite = screens of site, plan, log and correction
     qualityplan = screens of site, plan, log and correction
     qualitylog = screens of site, plan, log and correction
     qualitycorrection = screens of site, plan, log and correction
     garbagesorting = garbage sorting and mold
     mold = garbage sorting and mold
     witnesssampling = witness sampling
     qualityassessment: modify
     stationapply
     stationrecord
     engineeringarchive = archives of engineering, design and delivery
     designarchive = archives of engineering, design and delivery
     deliveryarchive = archives of engineering, design and delivery
     projectmaintenance
     contractmanage
     contractbill
     evaluationlibrary = item library, template, plan, record
     evaluationtemplate = item library, template, plan, record
     evaluationplan = item library, template, plan, record
     evaluationrecord = item library, template, plan, record
     evaluation: approve
     houseapprove: approve, detail
     questionreply: reply, detail
     safetyinsurance: action
     workdiary
     feedback
     supervisionlog
     emergencyplan
     projectprogress = project progress
     fundraisingapproval = approval of fundraising
     nodemanage = node manage
     planwarning = plan warning`,
  ),
  ...modules(
    'C',
    `concretearea: detail, addpoints, addmatrixpoints, monitorlist, cloudlist
     vehiclemanage
     afa
     fw
     fse
     ef
     ofh
     cg
     fe
     cranerecord
     cranemaintenanceplan = plan and bill of crane maintenance
     cranemaintenancebill = plan and bill of crane maintenance
     inspectionplan = plan and record of inspection
     inspectionrecord = plan and record of inspection
     supplier
     contract
     order
     orderlogs
     machine: add, edit/:id
     equipment: edit/:id
     constructionmachine = construction machine
     constructionunit = unit and attempts
     constructionattempts = unit and attempts
     motorcade = motorcade and vehicle management
     vehicle = motorcade and vehicle management
     vehicleinout = record of driving in and out
     vehiclegate = gate
     vehicleblacklist = blacklist
     vehicledevice = device
     vehicleforewarning = configuration of forewarnings and of responsible persons
     vehicleresponsible = configuration of forewarnings and of responsible persons
     vehiclelocator = locator device
     vehiclemileage = statistic of mileage
     vehicleareainstall = installation of areas
     vehiclewarning = management of warnings
     vehicleinquiry = vehicle inquiry and subscriptions
     vehiclesubscription = vehicle inquiry and subscriptions
     rickshawmanage = rickshaw manage: track
     ledger: detail, edit, statDetail
     equipmentmaintenance = equipment maintenance
     channelsupervision = supervision of contact channels
     channelstatistics = statistics
     channelmonitor = monitor
     eventhandle = handling and configuration of events
     eventconfig = handling and configuration of events
     elementmanage = management of elements and events
     eventmanage = management of elements and events
     eventdisposal = disposal of events
     basestation = base station
     positioningdevice = positioning device
     environmentalmonitor = environmental monitor
     dronedevice = drone device
     planlibrary = plan library
     routelibrary = route library
     organizationmanagement = organization management
     orderticket = order ticket and detection record
     detectionrecord = order ticket and detection record
     workprove
     personregist
     vehicleregist
     inoutlog
     crossingmanage
     leadperson
     vehicletypes
     rainfall
     equipmentmanagement = equipment management
     videomonitor = video monitor
     equipmentrundata = run data of equipment
     videopicture = video picture
     baileytruss = bailey truss
     concrete`,
  ),
  ...modules(
    'D',
    `messagereceive
     messagesend
     purchase: list, detail, create, distribute
     purchase_d
     demand: detail, edit, add, distribute
     hall
     bidrecord
     distribution
     distribution_v
     distribution_d
     waybill
     waybill_v
     investor
     vehicles
     address
     warehouse
     knowledgemanagement
     departmentmanagement
     information
     securitysystem
     system
     hiddenreport = hidden report
     investigation
     myproduct = my product
     weighingplan = weighing plan and weighing log: add, detail, edit, print, batchprint
     weighinglog = weighing plan and weighing log: add, detail, edit, print, batchprint
     weighingstatistics = statistics
     weighingdevice = device manage
     loadmeter = load meter
     starlevelaudit = screens of star-level audits and of supervision audits
     supervisionaudit = screens of star-level audits and of supervision audits
     safereport = safe reports
     dangerousproject = dangerous projects
     specialequipment = special equipment
     qualitydeclaration = declarations of quality and of smart sites
     smartsitedeclaration = declarations of quality and of smart sites
     fieldinspection = field inspection
     enterpriseinspect = enterprise inspect`,
  ),
  ...modules(
    'platform',
    `applysreview
     sipacreview
     personregistration
     devicelist: add, detail, ${INSTALLS}
     devicerepair: add, detail
     ringlockscaffold: ${INSTALLS}
     bridgemachine: ${INSTALLS}
     hangingbasket: ${INSTALLS}
     messagepublish
     earlywarn = early warning: action
     projectmanage: detail, add, edit, fence
     warningconfig
     templateManage
     safetyChecklist: submit
     hiddenDangerRectification
     material
     organization
     rolemanage
     download
     patrolsite = patrol site
     patrolplan = patrol plan
     patrollog = patrol log
     bpm/manager/form = manager form
     bpm/manager/form/edit = form edit
     bpm/manager/user-group = user-group
     bpm/manager/model = model
     bpm/manager/model/design = model design
     bpm/manager/model/definition = model definition
     bpm/task/my = task my
     bpm/task/todo = task todo
     bpm/task/done = task done
     bpm/process-instance/create = process-instance create
     bpm/process-instance/detail = process-instance detail
     pit: add, edit, detail, monitorscheme/pit, rundata/pit
     highformworksupports: add, edit, detail, monitorscheme/highformwork, rundata/highformwork
     edge: add, edit, detail, areafence/limb
     laser: add, edit, detail, areafence/laser
     scaffoldarea: add, edit, detail, monitorscheme/scaffold, rundata/scaffold
     highslope: add, edit, detail, monitorscheme/highslope, rundata/highslope
     highfill: add, edit, detail, monitorscheme/highfill, rundata/highfill
     bridge: add, edit, detail, monitorscheme/bridge, rundata/bridge, devicemanage/bridge`,
  ),
];

/** Every specified address, with the part that it belongs to. */
export function specifiedRoutes(): Map<string, Part> {
  return new Map(
    SPECIFIED.flatMap(({ part, route, below }) =>
      [`/${route}`, ...below.map((one) => `/${route}/${one}`)].map((path) => [path, part] as const),
    ),
  );
}
