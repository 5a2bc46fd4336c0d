/** SVG line drawings in a box of 20 × 20. */
export const ICONS = {
  openFile: 'M2 6V4h6l2 2h8v3M2 6v10h13l3-7H5l-3 7',
  download: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M3 14v3h14v-3',
  preview:
    'M1.5 10S5 4.5 10 4.5 18.5 10 18.5 10 15 15.5 10 15.5 1.5 10 1.5 10zM10 12.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  simulate: 'M6 4l10 6-10 6z',
  stop: 'M5 5h10v10H5z',
  alignLeft: 'M3 2v16M6 5h11v3H6zM6 12h7v3H6z',
  alignRight: 'M17 2v16M3 5h11v3H3zM7 12h7v3H7z',
  alignTop: 'M2 3h16M5 6v11h3V6zM12 6v7h3V6z',
  alignBottom: 'M2 17h16M5 3v11h3V3zM12 7v7h3V7z',
  alignCenter: 'M10 2v16M4 5h12v3H4zM6 12h8v3H6z',
  alignMiddle: 'M2 10h16M5 4v12h3V4zM12 6v8h3V6z',
  zoomOut: 'M8.5 14a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM12.5 12.5L17 17M6 8.5h5',
  zoomIn: 'M8.5 14a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM12.5 12.5L17 17M6 8.5h5M8.5 6v5',
  zoomReset: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M10 8.5v3M8.5 10h3',
  undo: 'M7 4L3 8l4 4M3 8h9a5 5 0 010 10H8',
  redo: 'M13 4l4 4-4 4M17 8H8a5 5 0 000 10h4',
  redraw: 'M16.5 10A6.5 6.5 0 1114 4.9M16.5 2v4h-4',
  save: 'M3 3h11l3 3v11H3zM6 3v5h7V3M6 17v-5h8v5',
  panel: 'M2 4h16v12H2zM12 4v12',
  outline: 'M3 5h3M9 5h8M6 10h3M12 10h5M6 15h3M12 15h5',
  help: 'M7 7.5a3 3 0 116 0c0 2-3 2.2-3 4.5M10 15.4v.2M10 18.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17z',
} as const;

export type IconName = keyof typeof ICONS;
