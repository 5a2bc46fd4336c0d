import * as z from 'zod';

// Values of devices in areas, in the form that all calls about them return.

const id = z.string().min(1).max(64);

/** The last reading of a device. */
export const areaReading = z.object({
  device_id: z.string(),
  device_number: z.string(),
  device_name: z.string(),
  device_type: z.int(),
  /** 1 online, 0 offline. */
  online: z.literal([0, 1]),
  /** 0 normal, 1 warning, 2 alarm, 3 control. */
  level: z.int().min(0).max(3),
  /** Time of measurement; null: no reading has arrived yet. */
  at: z.string().nullable(),
  /** By quantity of the device type, in its unit. */
  values: z.record(z.string(), z.number()),
});
export type AreaReading = z.output<typeof areaReading>;

/** A reading with its place on the drawing. */
export const areaRealData = areaReading.extend({
  area_id: z.string(),
  area_name: z.string(),
  project_id: z.string(),
  /** Name of the point on the drawing, otherwise the name of the device. */
  point_name: z.string(),
  xaxis: z.number(),
  yaxis: z.number(),
});
export type AreaRealData = z.output<typeof areaRealData>;

/** A point on a drawing, as fractions of its width and height from the left and the top. */
export const drawingPoint = z.object({
  device_id: z.string().max(64),
  point_name: z.string().max(50),
  xaxis: z.number().min(0).max(1),
  yaxis: z.number().min(0).max(1),
});

const pixels = z.int().min(0).max(100_000);

/** A further drawing of an area. */
export const areaDrawing = z.object({
  id: id.optional(),
  name: z.string().trim().min(1).max(50),
  width: pixels,
  height: pixels,
  /** Address or id of the picture. */
  url: z.string().min(1).max(1000),
  list: z.array(drawingPoint).max(10_000),
});
export type AreaDrawing = z.output<typeof areaDrawing>;

/** Query for the values of one area, or of all areas of a type in a project. */
export const realDataQuery = z.object({
  area_id: id.optional(),
  project_id: id.optional(),
  device_number: z.string().max(64).optional(),
  area_type: z.coerce.number().int().optional(),
});

export const areaId = id;
