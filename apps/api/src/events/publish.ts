import { dispatch } from './dispatch.ts';
import { handlers, streamed } from './event-tables.ts';

/** Does what the features say follows from an event. A process hands it in where it starts; no feature imports it. */
export const publish = dispatch({ handlers, streamed });
