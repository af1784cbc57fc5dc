import { feature } from '../feature.ts';
import { briefRouter } from './brief.router.ts';

export const brief = feature('brief', { router: briefRouter });
