import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { readAs } from '../http/reading.ts';
import type { FacadeContext } from './execute.ts';

/**
 * Answers a document of queries in one reading: the session is checked once, and fields that ask at the same time share
 * a message. A mutation stays a transaction of its own, so that a refused one undoes no other of the document.
 */
export function oneReading(): Plugin<FacadeContext> {
  return {
    onExecute({ args: { document, operationName }, executeFn, setExecuteFn }) {
      if (getOperationAST(document, operationName)?.operation !== 'query') return;
      setExecuteFn((args) => {
        const context: FacadeContext = args.contextValue;
        const answer = readAs(context, async (reading) =>
          executeFn({ ...args, contextValue: { ...context, reading, loaders: new Map() } }),
        );
        // Refused before a field was reached: each field says why, as it does in a document of mutations.
        return answer.catch(() => executeFn(args));
      });
    },
  };
}
