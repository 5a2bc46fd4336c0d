import codes from 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css?inline';

/** Which sign of the icon font is which icon. */
export const iconCodes: string = codes;
