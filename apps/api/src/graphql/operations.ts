import type { AppRouter } from '../router.ts';

type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends { _def: { procedure: true } } ? Key : `${Key}.${PathIn<Tree[Key]>}`;
}[keyof Tree & string];
export type Procedure = PathIn<AppRouter['_def']['record']>;

/** Every query of the facade and the procedure that answers it. A misspelt procedure does not compile. */
export const queries = {
  organization: 'organizations.byId',
  paginatedOrganizations: 'organizations.list',
  fetchUsers: 'users.list',
  fetchUsersOnTender: 'users.onChance',
  fetchCustomers: 'customers.list',
  paginatedTariffs: 'configuration.tariff.list',
  paginatedSocialSecurity: 'configuration.socialSecurity.list',
  paginatedLiabilityInsurance: 'configuration.liabilityInsurance.list',
  paginatedVacationBonus: 'configuration.vacationBonus.list',
  paginatedChristmasBonus: 'configuration.christmasBonus.list',
  paginatedVacationDays: 'configuration.vacationDays.list',
  paginatedHolidays: 'configuration.holiday.list',
  paginatedConfigAdministrators: 'configuration.admins.list',
  paginatedTenders: 'chance.list',
  fetchTenderById: 'chance.byId',
  fetchServicesOnTender: 'services.ofChance',
  fetchBidDecisionsByGroup: 'bidDecisions.ofGroup',
  fetchMarginDecisionsByGroup: 'marginDecisions.ofGroup',
  fetchPendingBidDecisionGroups: 'bidDecisions.pending',
  fetchPendingMarginDecisionGroups: 'marginDecisions.pending',
} as const satisfies { [operation: string]: Procedure };

/** Every mutation, likewise. */
export const mutations = {
  loginUser: 'accounts.loginUser',
  logout: 'accounts.logout',
  createTariff: 'configuration.tariff.add',
  removeTariff: 'configuration.tariff.remove',
  addSocialSecurity: 'configuration.socialSecurity.add',
  removeSocialSecurity: 'configuration.socialSecurity.remove',
  addLiabilityInsurance: 'configuration.liabilityInsurance.add',
  removeLiabilityInsurance: 'configuration.liabilityInsurance.remove',
  addVacationBonus: 'configuration.vacationBonus.add',
  removeVacationBonus: 'configuration.vacationBonus.remove',
  addChristmasBonus: 'configuration.christmasBonus.add',
  removeChristmasBonus: 'configuration.christmasBonus.remove',
  addVacationDays: 'configuration.vacationDays.add',
  removeVacationDays: 'configuration.vacationDays.remove',
  addHolidays: 'configuration.holiday.add',
  removeHoliday: 'configuration.holiday.remove',
  addConfigAdministrator: 'configuration.admins.add',
  removeConfigAdministrator: 'configuration.admins.remove',
  updateAdvancedCostParameters: 'organizations.updateCostParameters',
  createTender: 'chance.create',
  createQuickTender: 'chance.createQuick',
  updateTenderDetails: 'chance.updateDetails',
  updateTenderContractDuration: 'chance.updateContractDuration',
  updateTenderState: 'chance.updateState',
  updateChanceAdmin: 'chance.changeOwner',
  updateCustomerName: 'chance.renameCustomer',
  addPermanentService: 'services.addPermanent',
  editPermanentService: 'services.editPermanent',
  removeService: 'services.remove',
  addShift: 'services.addShift',
  removeShift: 'services.removeShift',
  updatePauseIncluded: 'services.updatePauseIncluded',
  updateRevenueCalculation: 'services.updateRevenueCalculation',
  submitDecision: 'bidDecisions.submit',
  submitMarginDecision: 'marginDecisions.submit',
  commentOnDecisionGroup: 'marginDecisions.commentOnGroup',
  requestMarginDecisionOnTender: 'marginDecisions.requestOnChance',
  requestMarginDecisionOnGroup: 'marginDecisions.requestOnGroup',
  requestRecalculation: 'marginDecisions.requestRecalculation',
} as const satisfies { [operation: string]: Procedure };

export type FieldRow = {
  procedure: Procedure;
  /** the argument that takes the id of the thing the field is on */
  by: string;
  /** the part of the answer that is the value; left out, all of it */
  pick?: string;
};

/** Fields that another procedure fetches: `Type.field`. */
export const fields = {
  'Tender.bidDecisionGroups': { procedure: 'bidDecisions.groupsOfChance', by: 'chanceId' },
  'Tender.marginDecisionGroups': { procedure: 'marginDecisions.groupsOfChance', by: 'chanceId', pick: 'groups' },
} as const satisfies { [field: `${string}.${string}`]: FieldRow };
