// Calls that no resource gives, by group. A list of exports and no object, so that a page brings the groups it calls
// and leaves the others, with their schemas, to the pages that do.
export * as applicant from './calls/applicant.ts';
export * as area from './calls/area.ts';
export * as base from './calls/base.ts';
export * as company from './calls/company.ts';
export * as console from './calls/console.ts';
export * as device from './calls/device.ts';
export * as entry from './calls/entry.ts';
export * as fence from './calls/fence.ts';
export * as file from './calls/file.ts';
export * as material from './calls/material.ts';
export * as menu from './calls/menu.ts';
export * as notification from './calls/notification.ts';
export * as organization from './calls/organization.ts';
export * as own from './calls/own.ts';
export * as patrol from './calls/patrol.ts';
export * as people from './calls/people.ts';
export * as platform from './calls/platform.ts';
export * as project from './calls/project.ts';
export * as setting from './calls/setting.ts';
export * as telemetry from './calls/telemetry.ts';
export * as user from './calls/user.ts';
export * as workPoint from './calls/work-point.ts';
export * as workflow from './calls/workflow.ts';
