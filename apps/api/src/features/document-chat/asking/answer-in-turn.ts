import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { answerAsking, finishAsking } from './answer-asking.ts';

export type Turn = {
  /** a transaction of the person who asks, as long as that person may */
  inTransaction: <Result>(run: (work: UnitOfWork) => Promise<Result>) => Promise<Result>;
  model: LanguageModel | undefined;
  /** aborted when the process ends */
  ended: AbortSignal;
  /** told what goes wrong while no one waits */
  complain: (error: unknown) => void;
};

/**
 * Answers a question that was begun. A model is waited for in the background and outside of any transaction, so that the
 * stream goes on looking whether its bearer may still listen; the answer is in the log when it is there.
 */
export async function answerInTurn({ inTransaction, model, ended, complain }: Turn, id: string): Promise<void> {
  const call = await inTransaction((work) => answerAsking(work, id, model));
  if (!call || !model) return;
  const finish = async () => {
    const reply = await model.ask(call.prompt, ended);
    // The question is left to the next process that looks.
    if (!ended.aborted) await inTransaction((work) => finishAsking(work, id, { call, reply, model }));
  };
  finish().catch((error: unknown) => {
    // The right may have gone in between: then there is no one to answer.
    if (!ended.aborted && !(error instanceof DomainError)) complain(error);
  });
}
