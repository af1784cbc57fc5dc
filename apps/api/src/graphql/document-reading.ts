import { BREAK, type DocumentNode, getOperationAST, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { procedures } from '../features/procedure-registry.ts';
import { readAs } from '../http/reading.ts';
import type { FacadeContext } from './execute.ts';
import { queries } from './operations.ts';

/**
 * Answers a document of queries in one reading: the session is checked once, and fields that ask at the same time share
 * a message. A mutation stays a transaction of its own, so that a refused one undoes no other of the document; and a
 * document with a field whose procedure reads alone has no reading that would stay open for it.
 */
export function oneReading(): Plugin<FacadeContext> {
  return {
    onExecute({ args: { document, operationName }, executeFn, setExecuteFn }) {
      if (getOperationAST(document, operationName)?.operation !== 'query') return;
      if (hasFieldThatReadsAlone(document)) return;
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

function hasFieldThatReadsAlone(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field({ name }) {
      const procedure = queries[name.value];
      isFound ||= procedure !== undefined && procedures.get(procedure)?.readsAlone === true;
      return isFound ? BREAK : undefined;
    },
  });
  return isFound;
}
