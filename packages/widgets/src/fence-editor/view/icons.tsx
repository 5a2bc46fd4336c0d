const PATHS = {
  select: 'M5 3l11 6-5 1.5L8.5 16z',
  polygon: 'M4 7l6-4 6 5-2 8-8 1z',
  rectangle: 'M3.5 5h13v10h-13z',
  circle: 'M10 3.5a6.5 6.5 0 1 0 .1 0z',
  hole: 'M3 4h14v12H3zM10 7a3 3 0 1 0 .1 0z',
  measure: 'M3 13L13 3l4 4L7 17zM6 10l2 2M9 7l2 2M12 4l2 2',
  undo: 'M8 5L4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'M12 5l4 4-4 4M16 9H8a4 4 0 0 0 0 8h2',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  locate: 'M10 6a4 4 0 1 0 .1 0M10 2v3M10 15v3M2 10h3M15 10h3',
  history: 'M10 3a7 7 0 1 1-6.6 4.6M3 3v5h5M10 6v4l3 2',
  export: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M4 15v2h12v-2',
  import: 'M10 12V3M6.5 6.5L10 3l3.5 3.5M4 15v2h12v-2',
  fullscreen: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M3 3l5 5M17 17l-5-5',
  more: 'M4.5 10h.1M10 10h.1M15.5 10h.1',
  remove: 'M5 6h10M8 6V4h4v2M6.5 6l.7 10h5.6l.7-10',
  close: 'M5 5l10 10M15 5L5 15',
  panel: 'M3 4h14v12H3zM12 4v12',
  add: 'M10 4v12M4 10h12',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="gd-map-icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} strokeWidth={name === 'more' ? 3 : undefined} />
    </svg>
  );
}
