import codes from 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css?inline';

/** CSS rules that assign the characters of the icon font to icons. */
export const iconCodes: string = codes;
