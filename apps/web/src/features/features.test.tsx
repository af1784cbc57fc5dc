import type { PersonalPermission } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { pageOfRoute, pagesIn, routePath } from '../app/features/pages.ts';
import { router } from '../router.ts';
import { features } from './index.ts';

const signedIn = Object.values(router.routesById).filter(
  ({ id, options }) => id.startsWith('/_signed-in/') && 'component' in options,
);
const pageOf = (path: string) => pageOfRoute(features, path)?.to;
const titlesFor = (...permissions: PersonalPermission[]) =>
  pagesIn(features, ['main', 'new', 'settings', 'advancedSettings', 'profile'], { permissions }).map(({ to }) => to);

describe('the features', () => {
  it('state a page for every route behind the sign-in, except the frame of the settings and the address without a page', () => {
    const without = signedIn.filter(({ fullPath }) => pageOf(routePath({ fullPath })) === undefined);
    expect(without.map(({ fullPath }) => fullPath)).toEqual(['/$', '/settings']);
    expect(signedIn.length).toBeGreaterThan(15);
  });

  it('give a person the pages the rights of the person open', () => {
    expect(titlesFor()).toEqual([
      '/profile/deputies',
      '/profile/account',
      '/profile/tokens',
      '/profile/notifications',
      '/profile/calendar',
      '/profile/signins',
    ]);
    expect(titlesFor('SEE_CHANCES', 'SEE_SETTINGS')).toEqual([
      '/dashboard',
      '/settings/advancedcostparameters',
      '/settings/lossreasons',
      '/settings/customers',
      '/settings/configurations',
      '/settings/configadmins',
      '/tender/all',
      '/settings/tariffsteps',
      '/settings/bidrules',
      '/settings/marginrules',
      '/profile/deputies',
      '/mytasks',
      '/settings/tasks',
      '/profile/account',
      '/profile/tokens',
      '/profile/notifications',
      '/winloss',
      '/profile/calendar',
      '/profile/signins',
      '/settings/users',
      '/settings/organizations',
      '/settings/rights',
      '/settings/tenant',
      '/settings/model',
    ]);
    expect(titlesFor('CREATE_CHANCE')).toEqual([
      '/tender/new',
      '/tender/newquickchance',
      '/profile/deputies',
      '/profile/account',
      '/profile/tokens',
      '/profile/notifications',
      '/profile/calendar',
      '/profile/signins',
    ]);
  });
});

describe('the page of a route', () => {
  it.each([
    ['/tender/$tenderId/services/permanent/$serviceId', '/tender/$tenderId/services/all'],
    ['/tender/$tenderId/biddecisions/$groupId', '/tender/$tenderId/biddecisions'],
    ['/settings/configurations/import/$importId', '/settings/configurations'],
    ['/tender/$tenderId', '/tender/all'],
    ['/tender/new', '/tender/new'],
  ])('%s is %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  it('is none where only the beginning of a name is the same', () => {
    expect(pageOf('/settings/configurationsold')).toBeUndefined();
  });
});
