import { awardNotice, awardNoticeInput } from '@zuschlag/validation/chance/award-notice';
import { chance, chanceById, chanceContract } from '@zuschlag/validation/chance/chance';
import {
  archiveChanceInput,
  changeOwnerInput,
  changeOwnersInput,
  correctOutcomeInput,
  outcomeOfChance,
  ownerChanges,
  renameCustomerInput,
  restoreChanceInput,
  updateChanceInput,
  updateStateInput,
} from '@zuschlag/validation/chance/chance-edit';
import {
  contractDurationInput,
  createChanceInput,
  createdChance,
  createQuickChanceInput,
} from '@zuschlag/validation/chance/chance-input';
import { chanceList, chancePage } from '@zuschlag/validation/chance/chance-list';
import { copyChanceInput } from '@zuschlag/validation/chance/copy-chance';
import { changedLots, changeLotsInput, linkLotInput, lots, lotsOf } from '@zuschlag/validation/chance/lots';
import { addProofsInput, proofs, proofsOf, removeProofInput, tickProofInput } from '@zuschlag/validation/chance/proofs';
import { whoDecides as deciders, whoDecidesOn } from '@zuschlag/validation/chance/who-decides';
import { offeredLossReasons } from '@zuschlag/validation/organizations/loss-reasons';
import { syncOutput } from '../../lists/sync-output.ts';
import { router, signedIn, signedInReading } from '../../trpc.ts';
import { copyChance } from './create/copy-chance.ts';
import { createChance, createQuickChance } from './create/create-chance.ts';
import { changeContractDuration } from './details/contract-duration.ts';
import { renameCustomerOfChance } from './details/customer-name.ts';
import { changeOwner } from './details/owner.ts';
import { changeOwners } from './details/owners.ts';
import { updateChance } from './details/update-chance.ts';
import { archiveChance, restoreChance } from './lifecycle/archive.ts';
import { readAwardNotice } from './lifecycle/award-notice.ts';
import { lossReasonsOfChance, updateState } from './lifecycle/outcome.ts';
import { correctOutcome, undoOutcome } from './lifecycle/outcome-correction.ts';
import { listChances } from './list/list-chances.ts';
import { changeLots } from './lots/change-lots.ts';
import { linkLot, lotsOfChance, unlinkLot } from './lots/lots.ts';
import { addProofs, listProofs, removeProof, tickProof } from './proofs/proofs.ts';
import { getChance } from './view/get-chance.ts';
import { whoDecides } from './view/who-decides.ts';

/** Several lots with files of their own are created in one transaction. */
const forLots = { timeout: 30_000 };

export const chanceRouter = router({
  list: signedInReading
    .input(chanceList)
    .output(syncOutput(chancePage))
    .query(({ ctx, input }) => listChances(ctx, input)),
  byId: signedIn
    .input(chanceById)
    .output(chance)
    .query(({ ctx, input }) => getChance(ctx, input.id)),
  whoDecides: signedIn
    .input(whoDecidesOn)
    .output(deciders)
    .query(({ ctx, input }) => whoDecides(ctx, input.chanceId)),
  create: signedIn
    .meta(forLots)
    .input(createChanceInput)
    .output(createdChance)
    .mutation(({ ctx, input }) => createChance(ctx, input)),
  createQuick: signedIn
    .meta(forLots)
    .input(createQuickChanceInput)
    .output(createdChance)
    .mutation(({ ctx, input }) => createQuickChance(ctx, input)),
  updateDetails: signedIn
    .input(updateChanceInput)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await updateChance(ctx, input);
      return getChance(ctx, input.chanceId);
    }),
  updateContractDuration: signedIn
    .input(contractDurationInput)
    .output(chanceContract)
    .mutation(async ({ ctx, input }) => {
      await changeContractDuration(ctx, input);
      return (await getChance(ctx, input.chanceId)).contract;
    }),
  changeOwner: signedIn
    .input(changeOwnerInput)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await changeOwner(ctx, input);
      return getChance(ctx, input.chanceId);
    }),
  changeOwners: signedIn
    .input(changeOwnersInput)
    .output(ownerChanges)
    .mutation(({ ctx, input }) => changeOwners(ctx, input)),
  renameCustomer: signedIn
    .input(renameCustomerInput)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await renameCustomerOfChance(ctx, input);
      return getChance(ctx, input.chanceId);
    }),
  lots: signedIn
    .input(lotsOf)
    .output(lots)
    .query(({ ctx, input }) => lotsOfChance(ctx, input.chanceId)),
  linkLot: signedIn
    .input(linkLotInput)
    .output(lots)
    .mutation(async ({ ctx, input }) => {
      await linkLot(ctx, input);
      return lotsOfChance(ctx, input.chanceId);
    }),
  unlinkLot: signedIn
    .input(lotsOf)
    .output(lots)
    .mutation(async ({ ctx, input }) => {
      await unlinkLot(ctx, input);
      return lotsOfChance(ctx, input.chanceId);
    }),
  proofs: signedIn
    .input(proofsOf)
    .output(proofs)
    .query(({ ctx, input }) => listProofs(ctx, input.chanceId)),
  addProofs: signedIn
    .input(addProofsInput)
    .output(proofs)
    .mutation(async ({ ctx, input }) => {
      await addProofs(ctx, input);
      return listProofs(ctx, input.chanceId);
    }),
  tickProof: signedIn
    .input(tickProofInput)
    .output(proofs)
    .mutation(async ({ ctx, input }) => listProofs(ctx, await tickProof(ctx, input))),
  removeProof: signedIn
    .input(removeProofInput)
    .output(proofs)
    .mutation(async ({ ctx, input }) => listProofs(ctx, await removeProof(ctx, input))),
  copy: signedIn
    .input(copyChanceInput)
    .output(createdChance)
    .mutation(({ ctx, input }) => copyChance(ctx, input)),
  changeLots: signedIn
    .input(changeLotsInput)
    .output(changedLots)
    .mutation(({ ctx, input }) => changeLots(ctx, input)),
  updateState: signedIn
    .input(updateStateInput)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await updateState(ctx, input);
      return getChance(ctx, input.chanceId);
    }),
  undoOutcome: signedIn
    .input(outcomeOfChance)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await undoOutcome(ctx, input.chanceId);
      return getChance(ctx, input.chanceId);
    }),
  correctOutcome: signedIn
    .input(correctOutcomeInput)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await correctOutcome(ctx, input);
      return getChance(ctx, input.chanceId);
    }),
  archive: signedIn
    .input(archiveChanceInput)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await archiveChance(ctx, input);
      return getChance(ctx, input.chanceId);
    }),
  restore: signedIn
    .input(restoreChanceInput)
    .output(chance)
    .mutation(async ({ ctx, input }) => {
      await restoreChance(ctx, input.chanceId);
      return getChance(ctx, input.chanceId);
    }),
  readAwardNotice: signedIn
    .input(awardNoticeInput)
    .output(awardNotice)
    .query(({ ctx, input }) => readAwardNotice(ctx, input)),
  lossReasons: signedIn
    .input(outcomeOfChance)
    .output(offeredLossReasons)
    .query(({ ctx, input }) => lossReasonsOfChance(ctx, input.chanceId)),
});
