import type { KeptOrganization } from '@zuschlag/validation/administration/organizations';

type Call = (procedure: string, token: string, input: object) => Promise<{ body: { result?: { data: unknown } } }>;

/** Two Managers at one organization. @param session.token of a Manager of the main organization */
export function organizationSituation({ call, token }: { call: Call; token: string }) {
  return {
    open: async () => {
      const shortName = `TW ${crypto.randomUUID().slice(0, 8)}`;
      const fields = { name: `${shortName} GmbH`, shortName, isOperational: true };
      const { body } = await call('administration.organizations.create', token, fields);
      const { id = 0, version = 0 } = (body.result?.data ?? {}) as Partial<KeptOrganization>;
      return { token, target: { id }, version, fields };
    },
    theirs: { name: 'TW Rhein GmbH' },
    elsewhere: { isOperational: false },
    mine: { name: 'TW Main GmbH' },
  };
}
