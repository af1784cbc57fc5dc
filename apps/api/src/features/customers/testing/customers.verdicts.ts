import { type Verdicts, without } from '../../../testing/verdicts.ts';

export const verdicts: Verdicts = {
  'customers.list': without(() => ({})),
};
