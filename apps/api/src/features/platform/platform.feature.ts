import { feature } from '../feature.ts';
import { platformRouter } from './platform.router.ts';

/** The work of the operator's Admins: the tenants of the platform, and nothing of what a tenant does. */
export const platform = feature('platform', { router: platformRouter });
