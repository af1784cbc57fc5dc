import { type HouseKind, houseKinds } from '@zuschlag/validation/chance/history/house-kinds';

/**
 * What only the person reads in the product whom it is about: sign-ins, passwords, links, views, exports. Managers of the
 * organization read everything else.
 */
const own = new Set<HouseKind>([
  'user.endBoundAccount',
  'user.renewRecoveryCodes',
  'user.renamePasskey',
  'user.rename',
  'user.setPassword',
  'user.askForPassword',
  'user.wrongPassword',
  'user.wrongCode',
  'user.endSignIns',
  'user.language',
  'user.changeNotifications',
  'user.unsubscribe',
  'session.begin',
  'session.end',
  'calendarFeed.create',
  'calendarFeed.revoke',
  'listView.create',
  'listView.change',
  'listView.delete',
  'export.create',
]);

export const ownKinds: readonly HouseKind[] = houseKinds.filter((kind) => own.has(kind));
export const keptKinds: readonly HouseKind[] = houseKinds.filter((kind) => !own.has(kind));
