/**
 * Search parameters that lists keep (console specification, section 3), as the wire names them. Those of projects are
 * made from the resource; the lists here belong to modules of trade and weighing, which no screen shows yet.
 */
export const LIST_PARAMETERS = {
  investors: ['company_name', 'relation_type', 'is_transport_company'],
  purchase: ['projectName', 'orderNumber', 'statusDemand', 'statusHz'],
  distribution: ['ptd_number', 'transport_company_name', 'status_demand', 'status_hz'],
  demand: ['demand_number', 'begin_create_time', 'end_create_time', 'begin_send_time', 'end_send_time', 'status'],
  waybill: ['type', 'transport_number', 'status'],
  weighlog: [
    'install_place_id',
    'vehicle_license',
    'company_name',
    'material_name',
    'load_type',
    'discard_flag',
    'finished_flag',
    'begin_time',
    'end_time',
  ],
  weighplan: ['plan_type', 'install_place_id', 'approach_flag', 'discard_flag', 'entrance_type'],
} as const;

/** What these lists are filtered by before anybody asks (console specification, section 9), by who looks. */
export const LIST_DEFAULTS = {
  demander: { purchase: { statusDemand: '0' }, distribution: { status_demand: '0' } },
  consignor: { purchase: { statusHz: '10' }, distribution: { status_hz: '10' }, demand: { status: '0' } },
  everybody: { weighplan: { plan_type: 99, entrance_type: '1' }, weighlog: { tabname: '1' } },
} as const;
