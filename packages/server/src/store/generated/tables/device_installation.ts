// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Place } from '../../columns.ts';

export interface DeviceInstallationTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  device_id: string;
  install_status: number;
  project_id: string | null;
  install_place: string | null;
  position: JsonOrNull<Place>;
  installed_at: string | null;
  install_company: string | null;
  install_person: string | null;
  install_images: JsonOrNull<FileItem[]>;
  uninstalled_at: string | null;
  uninstall_company: string | null;
  uninstall_reason: string | null;
  custom: JsonOrNull<unknown>;
}
