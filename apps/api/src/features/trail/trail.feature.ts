import { feature } from '../feature.ts';
import { trailRules } from './trail.policy.ts';
import { trailRouter } from './trail.router.ts';

/** The chain over the trail: triggers write it with each entry and decision (decision 0017), this feature checks it. */
export const trail = feature('trail', { router: trailRouter, policies: { trail: trailRules } });
