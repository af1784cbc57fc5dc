import type { Descriptions } from '../feature.ts';

export const tariffStepWords: Descriptions = {
  TariffStep: 'A draft of rows of the wage table of an organization, or one that became real.',
  'TariffStep.activeFrom': 'The first day of its rows; null without rows.',
  'TariffStep.realSince': 'When its rows came into the wage table; null: it is a draft and counts nowhere.',
  'TariffStep.rows': 'By day, then by pay group.',
  TariffStepRow: 'A row of a tariff step, as the wage table would have it.',
  TariffSteps: 'The tariff steps of the own organization.',
  'TariffSteps.steps': 'The newest first; empty for people who do not maintain the tables.',
  'TariffSteps.mayAdd': 'Whether the caller may add one.',
  TariffStepRaiseInput: 'Rows in force on a day, raised by a share; 0.03 is 3 %.',
  'TariffStepRaiseInput.share': 'By how much each wage rises; 0.03 is 3 %.',
  TariffStepSums:
    'Cost and income without and with the rows, from the first day of the tariff step to the end of the contracts.',
  'TariffStepSums.costBefore': 'Cost without the rows.',
  'TariffStepSums.costAfter': 'Cost with the rows.',
  'TariffStepSums.incomeBefore':
    'Income without the rows; of bound contracts the stored price, in the ratio in which another one was offered.',
  'TariffStepSums.incomeAfter':
    'Income with the rows: of bound contracts with what the clause adds, of open tenders calculated anew where the wage follows the table.',
  'TariffStepSums.clauseIncome': 'The part of the income that escalation clauses add.',
  'TariffStepSums.marginBefore': 'Contribution margin ÷ income as a fraction; null without income.',
  'TariffStepSums.marginAfter': 'Contribution margin ÷ income as a fraction; null without income.',
  TariffStepKind: 'BOUND: submitted or won, its price moves by the clause only. OPEN: its price is calculated anew.',
  TariffStepTender: 'A tender or contract that runs after the first day of a tariff step.',
  'TariffStepTender.kind': 'Whether its price is bound.',
  'TariffStepTender.unpriced': 'Services without a price without or with the rows; they are in no sum.',
  'TariffStepTender.hasLetter':
    'Whether its clause moves its price and every figure is sure, so that `fetchTariffStepLetter` has a letter for it.',
  'TariffStepTender.noLetter':
    'Why it has no letter although its price has a clause; null also where the clause does not move the price.',
  TariffStepNoLetter:
    'WAGE_MOVED: the price was calculated from another wage than the one without the rows. UNPRICED: a service has no price. ROWS_CHANGED: a row of a real step is no longer in the wage table as it was. INCOMPLETE: not all services were calculated.',
  'TariffStepTender.contractCostBefore':
    'The cost of the whole contract without the rows. Where the wage follows the table, its recalculation gives the same today.',
  'TariffStepTender.contractCostAfter':
    'The cost of the whole contract with the rows. Where the wage follows the table, its recalculation gives the same once they are real.',
  TariffStepCustomer: 'A customer with the sums over its tenders and contracts.',
  'TariffStepCustomer.tenders': 'How many tenders and contracts.',
  TariffStepMonth: 'A calendar month with the sums over all tenders and contracts.',
  'TariffStepMonth.month': 'Its first day.',
  'TariffStepMonth.tenders': 'How many tenders and contracts.',
  TariffStepEffect: 'What a tariff step does to all open tenders and bound contracts. Nothing of it is stored.',
  'TariffStepEffect.version': 'The version of the tariff step whose rows were calculated.',
  'TariffStepEffect.activeFrom': 'The day from which everything counts; null without rows.',
  'TariffStepEffect.movedServices': 'Services whose cost the rows move.',
  'TariffStepEffect.unpriced': 'Services without a price without or with the rows; they are in no sum.',
  'TariffStepEffect.omitted': 'Services beyond the most that one call calculates; they are in no sum.',
  'TariffStepEffect.tenders': 'What loses most profit comes first.',
  'TariffStepEffect.customers': 'What loses most profit comes first.',
  'TariffStepEffect.months': 'The earliest first.',
  DiscardedTariffStep: 'The draft that was thrown away.',
  'Query.fetchTariffSteps': 'The tariff steps of the own organization, the newest first.',
  'Query.fetchTariffStepById': 'One tariff step. Needs the flag of a config administrator of its organization.',
  'Query.previewTariffStep':
    'Calculates all open tenders and bound contracts without and with the rows of a tariff step. Changes nothing.',
  'Mutation.createTariffStep':
    'Starts a draft: empty, with the rows in force raised by a share, or with the new rows of a planned import.',
  'Mutation.createTariffStep.importId': 'A planned import of the wage table; it is discarded by that.',
  'Mutation.createTariffStep.raise': 'Fills the draft with the rows in force on a day, raised by a share.',
  'Mutation.addTariffStepRows.rows': 'Rows as the wage table takes them.',
  'Mutation.addTariffStepRows': 'Adds rows to a draft.',
  'Mutation.removeTariffStepRow': 'Takes a row out of a draft.',
  'Mutation.removeTariffStepRow.rowId': 'The row of the draft.',
  'Mutation.makeTariffStepReal': 'Adds all rows of a draft to the wage table, in one act.',
  'Mutation.makeTariffStepReal.version': 'The version whose rows the caller saw; another one is refused.',
  'Mutation.discardTariffStep': 'Throws a draft away.',
  'Mutation.discardTariffStep.version': 'The version whose rows the caller saw; another one is refused.',
};
