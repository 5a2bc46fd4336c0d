import { defineDictionary } from '../../dictionary/define.ts';

export const archiveKind = defineDictionary('archive_kind', { zh: '档案类型', en: 'Archive' }, [
  { value: 1, label: { zh: '工程档案', en: 'Works' } },
  { value: 2, label: { zh: '设计档案', en: 'Design' } },
  { value: 3, label: { zh: '交付档案', en: 'Delivery' } },
]);

export const archiveLevel = defineDictionary('archive_level', { zh: '目录层级', en: 'Level of a folder' }, [
  { value: 1, label: { zh: '类', en: 'Class' } },
  { value: 2, label: { zh: '文件夹', en: 'Folder' } },
  { value: 3, label: { zh: '应归文件', en: 'Document' } },
]);

export const archiveRetention = defineDictionary('archive_retention', { zh: '保管期限', en: 'Kept' }, [
  { value: 1, label: { zh: '永久', en: 'For ever' } },
  { value: 2, label: { zh: '长期', en: 'As long as the building stands' } },
  { value: 3, label: { zh: '短期', en: 'Twenty years' } },
]);

/** Values of `archive_medium`. */
export const MEDIUM = { text: 1, drawing: 2, picture: 3, sound: 4 } as const;

export const archiveMedium = defineDictionary('archive_medium', { zh: '载体类型', en: 'Medium' }, [
  { value: 1, label: { zh: '文字', en: 'Text' } },
  { value: 2, label: { zh: '图样', en: 'Drawing' } },
  { value: 3, label: { zh: '照片', en: 'Picture' } },
  { value: 4, label: { zh: '声像', en: 'Sound and film' } },
]);

/** Values of `archive_document_status`. */
export const FILED = { loose: 1, bound: 2, handedOver: 3 } as const;

export const archiveDocumentStatus = defineDictionary(
  'archive_document_status',
  { zh: '归档状态', en: 'State of a document' },
  [
    { value: 1, label: { zh: '未组卷', en: 'Loose' }, color_type: 'default' },
    { value: 2, label: { zh: '已封卷', en: 'Bound' }, color_type: 'processing' },
    { value: 3, label: { zh: '已移交', en: 'Handed over' }, color_type: 'success' },
  ],
);

/** Values of `archive_source`. */
export const ARCHIVE_SOURCE = { uploaded: 1, filed: 2 } as const;

export const archiveSource = defineDictionary('archive_source', { zh: '归档方式', en: 'How it was filed' }, [
  { value: 1, label: { zh: '上传', en: 'Uploaded' } },
  { value: 2, label: { zh: '自动归档', en: 'By itself' }, color_type: 'processing' },
]);

/** Values of `archive_secrecy`. */
export const archiveSecrecy = defineDictionary('archive_secrecy', { zh: '密级', en: 'Secrecy' }, [
  { value: 1, label: { zh: '公开', en: 'Public' } },
  { value: 2, label: { zh: '内部', en: 'Internal' } },
  { value: 3, label: { zh: '秘密', en: 'Secret' } },
]);

/** Values of `archive_volume_status`. */
export const VOLUME = { open: 1, closed: 2, handedOver: 3 } as const;

export const archiveVolumeStatus = defineDictionary(
  'archive_volume_status',
  { zh: '案卷状态', en: 'State of a volume' },
  [
    { value: 1, label: { zh: '组卷中', en: 'Being compiled' }, color_type: 'warning' },
    { value: 2, label: { zh: '已封卷', en: 'Closed' }, color_type: 'processing' },
    { value: 3, label: { zh: '已移交', en: 'Handed over' }, color_type: 'success' },
  ],
);

/** Values of `archive_handover_status`. */
export const HANDOVER = { draft: 1, given: 2, received: 3 } as const;

export const archiveHandoverStatus = defineDictionary(
  'archive_handover_status',
  { zh: '移交状态', en: 'State of a hand-over' },
  [
    { value: 1, label: { zh: '待移交方签字', en: 'To be signed by the giver' }, color_type: 'warning' },
    { value: 2, label: { zh: '待接收方签字', en: 'To be signed by the receiver' }, color_type: 'processing' },
    { value: 3, label: { zh: '已接收', en: 'Received' }, color_type: 'success' },
  ],
);

export const drawingDiscipline = defineDictionary('drawing_discipline', { zh: '专业', en: 'Discipline' }, [
  { value: 1, label: { zh: '建筑', en: 'Architecture' } },
  { value: 2, label: { zh: '结构', en: 'Structure' } },
  { value: 3, label: { zh: '给排水', en: 'Water' } },
  { value: 4, label: { zh: '暖通', en: 'Heating and air' } },
  { value: 5, label: { zh: '电气', en: 'Electricity' } },
  { value: 6, label: { zh: '幕墙', en: 'Façade' } },
  { value: 7, label: { zh: '其他', en: 'Other' } },
]);

/** Values of `drawing_status`. */
export const DRAWING = { current: 1, superseded: 2 } as const;

export const drawingStatus = defineDictionary('drawing_status', { zh: '图纸状态', en: 'State of a drawing' }, [
  { value: 1, label: { zh: '现行', en: 'Current' }, color_type: 'success' },
  { value: 2, label: { zh: '已作废', en: 'Superseded' }, color_type: 'error' },
]);

/** Values of `drawing_review_status`. */
export const REVIEW = { planned: 1, answering: 2, closed: 3 } as const;

export const drawingReviewStatus = defineDictionary(
  'drawing_review_status',
  { zh: '会审状态', en: 'State of a review' },
  [
    { value: 1, label: { zh: '收集问题', en: 'Questions are gathered' }, color_type: 'warning' },
    { value: 2, label: { zh: '答复中', en: 'Being answered' }, color_type: 'processing' },
    { value: 3, label: { zh: '已闭合', en: 'Closed' }, color_type: 'success' },
  ],
);

/** Values of `design_change_kind`. */
export const CHANGE_KIND = { change: 1, negotiation: 2 } as const;

export const designChangeKind = defineDictionary('design_change_kind', { zh: '变更类型', en: 'Kind of change' }, [
  { value: 1, label: { zh: '设计变更', en: 'Design change' } },
  { value: 2, label: { zh: '工程洽商', en: 'Negotiation' } },
]);

/** Values of `design_change_status`. */
export const CHANGE = { draft: 1, asked: 2, confirmed: 3, done: 4 } as const;

export const designChangeStatus = defineDictionary(
  'design_change_status',
  { zh: '变更状态', en: 'State of a change' },
  [
    { value: 1, label: { zh: '草拟', en: 'Draft' }, color_type: 'default' },
    { value: 2, label: { zh: '待确认', en: 'To be confirmed' }, color_type: 'warning' },
    { value: 3, label: { zh: '已确认', en: 'Confirmed' }, color_type: 'processing' },
    { value: 4, label: { zh: '已实施', en: 'Carried out' }, color_type: 'success' },
  ],
);

export const warrantyKind = defineDictionary('warranty_kind', { zh: '保修项目', en: 'What is warranted' }, [
  { value: 1, label: { zh: '地基基础与主体结构', en: 'Foundation and structure' } },
  { value: 2, label: { zh: '防水工程', en: 'Waterproofing' } },
  { value: 3, label: { zh: '供热与供冷系统', en: 'Heating and cooling' } },
  { value: 4, label: { zh: '电气管线、给排水管道、设备安装', en: 'Wiring, pipes and installations' } },
  { value: 5, label: { zh: '装修工程', en: 'Decoration' } },
  { value: 6, label: { zh: '其他约定项目', en: 'Other, as agreed' } },
]);

/** Values of `warranty_status`. */
export const WARRANTY_STATUS = { running: 1, ended: 2 } as const;

export const warrantyStatus = defineDictionary('warranty_status', { zh: '保修状态', en: 'State of a warranty' }, [
  { value: 1, label: { zh: '保修期内', en: 'Running' }, color_type: 'success' },
  { value: 2, label: { zh: '已到期', en: 'Ended' }, color_type: 'default' },
]);

/** Values of `warranty_cover`. */
export const COVER = { within: 1, outside: 2, unknown: 3 } as const;

export const warrantyCover = defineDictionary('warranty_cover', { zh: '保修判定', en: 'Covered by the warranty' }, [
  { value: 1, label: { zh: '保修期内', en: 'Within the term' }, color_type: 'success' },
  { value: 2, label: { zh: '超出保修期', en: 'Out of term' }, color_type: 'error' },
  { value: 3, label: { zh: '未登记期限', en: 'No term recorded' }, color_type: 'warning' },
]);

/** Values of `maintenance_status`. */
export const MAINTENANCE = { reported: 1, assigned: 2, repaired: 3, closed: 4 } as const;

export const maintenanceStatus = defineDictionary('maintenance_status', { zh: '保修单状态', en: 'State of a case' }, [
  { value: 1, label: { zh: '待派单', en: 'Reported' }, color_type: 'warning' },
  { value: 2, label: { zh: '维修中', en: 'Being repaired' }, color_type: 'processing' },
  { value: 3, label: { zh: '待回访', en: 'Repaired' }, color_type: 'warning' },
  { value: 4, label: { zh: '已关闭', en: 'Closed' }, color_type: 'success' },
]);

export const satisfaction = defineDictionary('satisfaction', { zh: '满意度', en: 'Satisfaction' }, [
  { value: 1, label: { zh: '很满意', en: 'Very satisfied' }, color_type: 'success' },
  { value: 2, label: { zh: '满意', en: 'Satisfied' }, color_type: 'success' },
  { value: 3, label: { zh: '一般', en: 'Fair' }, color_type: 'warning' },
  { value: 4, label: { zh: '不满意', en: 'Not satisfied' }, color_type: 'error' },
]);
