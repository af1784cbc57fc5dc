import { z } from 'zod';
import { numericId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { email, line } from '../wire/text.ts';

/** A Manager of the main organization of a tenant, who gets an invitation. */
export const tenantManager = z.object({ firstname: line(1, 100), lastname: line(1, 100), email: email() });
export type TenantManager = z.output<typeof tenantManager>;

/** A tenant to found: its main organization and the first Manager. `isOperational`: it staffs and calculates itself. */
export const foundTenantInput = tenantManager.extend({
  name: line(2, 200),
  shortName: line(1, 40),
  isOperational: z.boolean(),
});
export type FoundTenant = z.output<typeof foundTenantInput>;

/** Who becomes a Manager of a tenant. */
export const grantManagerInput = tenantManager.extend({ mainOrganizationId: numericId() });
export type GrantManager = z.output<typeof grantManagerInput>;
/** `isInvited`: an invitation was sent; false when the person has an account already and got the role. */
export const grantedManager = z.object({ isInvited: z.boolean() });
export type GrantedManager = z.output<typeof grantedManager>;

/** A tenant as the platform sees it: the name of its main organization, without its data. */
export const tenant = z.object({
  mainOrganizationId: numericId(),
  name: z.string(),
  shortName: z.string(),
  foundedAt: sentMoment(),
});
export type Tenant = z.output<typeof tenant>;
export const tenants = z.object({ tenants: z.array(tenant) });
