import { answerInPieces } from '../../../files/answer-in-pieces.ts';
import { buildHandout } from './build-handout.ts';

// The program of the thread that makes files; `build-in-worker.ts` starts it.
await answerInPieces(buildHandout);
