import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  type MakeThings,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { createView, viewsOfList } from '../views.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a view that Nord shares among its members */
    viewId: string;
  }
}

const shared = { name: 'Was brennt', isShared: true, definition: { filters: { dueThisWeek: true } } };

export const things: MakeThings<'viewId'> = async (tenant) => {
  // Many sets are made for one person, who may have only some views.
  const view = await as(tenant, tenant.people.nordManager, async (work) => {
    const existing = (await viewsOfList(work)).views.find(({ isOwn, isShared }) => isOwn && isShared);
    return existing ?? createView(work, shared);
  });
  return { viewId: view.id };
};

const definition = { filters: { customerName: 'Stadt' } };

export const verdicts: Verdicts = {
  'views.list': without(),
  'views.create': {
    ...without(() => ({ name: 'Eigene', isShared: true, definition })),
    whole: ({ organizationId, userId }) => ({
      name: 'Eigene',
      isShared: true,
      definition: { filters: { operationalOrgs: [organizationId], chanceAdmins: [userId] } },
    }),
    mixed: {
      'definition.filters.operationalOrgs[]': findsNothing,
      'definition.filters.chanceAdmins[]': findsNothing,
    },
  },
  'views.save': {
    ...hidden(({ viewId }) => ({ id: viewId, name: 'Umbenannt' })),
    business: 'nordManager',
    whole: ({ viewId, organizationId, userId }) => ({
      id: viewId,
      definition: { filters: { operationalOrgs: [organizationId], chanceAdmins: [userId] } },
    }),
    mixed: {
      'definition.filters.operationalOrgs[]': findsNothing,
      'definition.filters.chanceAdmins[]': findsNothing,
    },
  },
  'views.remove': { ...hidden(({ viewId }) => ({ id: viewId })), business: 'nordManager' },
  'views.remember': without(() => ({ sort: { field: 'revenue', order: 'DESC' } })),
};

/** The rights each procedure asks for. */
export const rights: AskedRights = {
  'views.create': ['saved view: SHARE'],
  'views.save': ['saved view: CHANGE'],
  'views.remove': ['saved view: CHANGE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'views.list': 3,
  'views.create': 6,
  'views.save': 6,
  'views.remove': 6,
  'views.remember': 3,
};
