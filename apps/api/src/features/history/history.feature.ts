import { feature } from '../feature.ts';
import { historyRouter } from './history.router.ts';

export const history = feature('history', { router: historyRouter });
