import { allResources, permissionsOf, MAIN_MENU, parseEndpoint, OPERATIONS } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from './contract.ts';
import { routeOf } from './route.ts';
import { openapi } from './openapi.ts';

describe('the contract', () => {
  it('names every call and every address once', () => {
    const names = CONTRACT.map((call) => call.name);
    expect(new Set(names).size).toBe(names.length);
    const addresses = CONTRACT.map((call) => `${call.method} ${routeOf(call)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('lifts every endpoint of every resource, at its path', () => {
    for (const resource of allResources())
      for (const operation of OPERATIONS) {
        const endpoint = resource.endpoints[operation];
        const call = CONTRACT.find((one) => one.name === `${resource.noun}.${operation}`);
        expect(call === undefined).toBe(endpoint === undefined);
        if (endpoint) expect(call).toMatchObject({ ...pick(parseEndpoint(endpoint)), service: resource.service });
      }
  });

  it('guards every call, or says that it is public or open to any session', () => {
    const open = CONTRACT.filter((call) => !call.permission).map((call) => call.name);
    expect(open.toSorted()).toEqual(
      [
        'activity.list',
        // Applicants have no account.
        'applicant.apply',
        'applicant.apply.correct',
        'applicant.person',
        'applicant.person.correct',
        'applicant.query',
        'applicant.site',
        'applicant.ticket',
        'applicant.upload',
        'material.scanned',
        'party.scanned',
        // The caller's own exams and courses; whoever opens exams for others has a permission that the server checks.
        'course.beat',
        'course.own',
        'course.sit',
        'exam.about',
        'exam.again',
        'exam.handIn',
        'exam.keep',
        'exam.result',
        'exam.start',
        'grade.certificate',
        // Whoever holds a printed certificate.
        'grade.certificate.check',
        'grade.certificate.facts',
        // Whoever has the key of a link.
        'wages.confirm',
        'wages.dispute',
        'wages.own',
        'wages.sign',
        'wall.open',
        // The place of an address, for any form that has one; plans of the sites that the caller sees.
        // Whoever may open the record; the server checks it.
        'label.ofRecord',
        'map.find',
        'site-plan.around',
        // What users choose for themselves.
        'message.own',
        'message.own.set',
        // The permission depends on the type of the area; the server checks it.
        'area.drawings',
        'area.drawings.set',
        'area.fence',
        'area.fence.set',
        'area.monitor',
        'area.real.list',
        'area.scheme.add',
        'area.scheme.edit',
        'area.scheme.info',
        'area.scheme.status',
        // Public, without a session (settled point 4).
        'area.highfill.open',
        'area.highformwork.real.open',
        'area.highslope.open',
        'area.pit.open',
        'area.public',
        'area.scaffold.real.open',
        'user.invitation',
        'user.join',
        // Empty for those who may not add users.
        'workbench.first-steps',
        'company.brand',
        'company.logo',
        'company.names',
        'company.own',
        'company.register.change',
        'console.settings',
        'customfield.inUse',
        'definition.xml',
        'device.schema',
        'dictionary.deviceTypes',
        'dictionary.get',
        'dictionary.list',
        'dictionary.projectPhases',
        'dictionary.siteConstructionNatures',
        'dictionary.siteConstructionTypes',
        'dictionary.siteProjectPhases',
        'file.content',
        'file.credentials',
        'file.eos',
        'file.info',
        'file.short',
        'file.upload',
        'file.upload.short',
        // Gates sign in by number and key.
        'gatedevice.face',
        'gatedevice.list',
        'gatedevice.passages',
        'calendar.deadline',
        'calendar.year',
        'comment.create',
        'comment.list',
        'definition.get',
        'reference.branches',
        'reference.list',
        'search.find',
        'project.meritGoals',
        'form.list-all-simple',
        'instance.approval-detail',
        'instance.next-approval-nodes',
        'instance.print-data',
        'instance.get',
        'instance.of-record',
        // Each asks the permissions of the resource that it is about, or is about the caller's own jobs.
        'job.bulk.preview',
        'job.bulk.run',
        'job.cancel',
        'job.delete',
        'job.export',
        'job.file',
        'job.get',
        'job.list',
        'job.undo',
        'record.comment.add',
        'record.comment.delete',
        'record.comment.edit',
        'record.people',
        'record.related',
        'record.relatedRows',
        'record.template.sample',
        'record.template.versions',
        'record.templates',
        'record.timeline',
        'record.word',
        'recycle.restore',
        'scan.resolve',
        'task.list',
        'task.list-by-parent',
        'task.list-by-return',
        'task.people',
        'task.todo-count',
        'user-group.list-all-simple',
        'notification.list',
        'notification.read',
        'notification.readAll',
        'notification.stream',
        'notification.unread',
        'organization.tree',
        'platform.get',
        'telemetry.ingest',
        'user.auth',
        // The caller's own picture, card and signature, and people of the caller's company (console specification,
        // section 7.8).
        'user.avatar.set',
        'user.drivers',
        'user.idcard',
        'user.idcard.set',
        'user.receivers',
        'user.shippers',
        'user.sign',
        'user.sign.set',
        'user.captcha',
        'user.info',
        'user.login',
        'user.login.code',
        'user.login.token',
        'user.logout.token',
        'user.openid.begin',
        'user.openid.finish',
        'user.openid.logout',
        'user.password.find',
        'user.sms',
        'company.register',
        'user.logout',
        'user.menus',
        'user.password.change',
        'user.project',
        'user.role',
        'user.search',
        'user.session.end',
        'user.session.keep',
        'user.session.tab',
        'user.sessions',
        'user.token',
      ].toSorted(),
    );
  });

  it('asks only for permissions that the menus know', () => {
    const known = new Set<string>(permissionsOf(MAIN_MENU));
    for (const call of CONTRACT) if (call.permission) expect(known, call.name).toContain(call.permission);
  });
});

function pick({ method, path }: { method: string; path: string }) {
  return { method, path };
}

describe('the API document', () => {
  const document = openapi('1.2.3') as {
    paths: Record<string, Record<string, { operationId: string; security: unknown[]; responses: object }>>;
  };

  it('describes every call', () => {
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    expect(described.toSorted()).toEqual(CONTRACT.map((call) => call.name).toSorted());
  });

  it('titles fields by their labels and shows nothing of our own metadata', () => {
    const text = JSON.stringify(document);
    expect(text).toContain('"title":"项目名称"');
    expect(text).not.toContain('"gongdi"');
    expect(text).not.toContain('"$schema"');
  });

  it('never documents an answer that logs the client out by accident', () => {
    for (const path of Object.values(document.paths))
      for (const operation of Object.values(path))
        for (const status of ['501', '504', '505']) expect(operation.responses).not.toHaveProperty(status);
  });

  it('asks public calls for nothing', () => {
    expect(document.paths['/api/user/userlogin/login']!['post']!.security).toEqual([]);
    expect(document.paths['/api/base/project']!['get']!.security).toHaveLength(1);
  });
});
