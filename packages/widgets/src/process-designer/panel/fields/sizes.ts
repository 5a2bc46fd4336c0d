/** Widths of dialogs in CSS pixels (designer specification, section 9). The panel's own 480 is in `designer.css`. */
export const DIALOG_WIDTH = { message: 400, listenerField: 600, property: 600 } as const;
