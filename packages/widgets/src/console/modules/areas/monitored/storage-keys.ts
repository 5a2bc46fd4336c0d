// Names under which users' browsers hold what these screens store (`npm run golden` lists them): never change one.

/** Key of the list of a type of monitored area. */
export const areaList = (area: string): string => `area-${area}`;
export const areaDevicesList = (area: string): string => `devicemanage-${area}`;
export const areaDataList = (area: string): string => `rundata-${area}`;
