// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Place } from '../../columns.ts';

export interface RinglockScaffoldTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  device_name: string | null;
  device_number: string | null;
  device_type: number | null;
  project_id: string | null;
  area_id: string | null;
  online: number | null;
  warn_level: number | null;
  install_status: number | null;
  install_place: string | null;
  position: JsonOrNull<Place>;
  installed_at: string | null;
  install_company: string | null;
  install_person: string | null;
  install_images: JsonOrNull<FileItem[]>;
  manufacturer: string | null;
  model: string | null;
  serial_number: string | null;
  firmware_version: string | null;
  produced_at: string | null;
  stream_url: string | null;
  remark: string | null;
  uninstalled_at: string | null;
  uninstall_company: string | null;
  uninstall_reason: string | null;
  custom: JsonOrNull<unknown>;
}
