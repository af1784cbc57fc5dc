import fc from 'fast-check';
import { isDeep } from './sampling.ts';

// The gate tries laws with the same cases each time, so that it never fails for a commit that changed nothing of theirs.
// `npm run deep` draws new ones.
if (!isDeep) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
