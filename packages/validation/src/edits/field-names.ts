/** Every stored thing that people edit: the call that saves it, and where in the input of that call its fields stand. */
export const editedThings = {
  chance: { call: 'chance.updateDetails', within: 'input' },
  chanceOwner: { call: 'chance.changeOwner', within: null },
  customer: { call: 'customers.rename', within: null },
  site: { call: 'customers.updateSite', within: 'input' },
  service: { call: 'services.editPermanent', within: 'input' },
  revenue: { call: 'services.updateRevenueCalculation', within: 'input' },
  mobileService: { call: 'services.editMobile', within: 'input' },
  serviceCostParameters: { call: 'services.updateCostParameters', within: 'acpFields' },
  siteVisit: { call: 'services.editSiteVisit', within: 'siteVisit' },
  car: { call: 'services.editCar', within: 'car' },
  purchase: { call: 'services.editPurchase', within: 'purchase' },
  shift: { call: 'services.editShift', within: 'shift' },
  lossReason: { call: 'organizations.lossReasons.changeName', within: null },
  organization: { call: 'administration.organizations.changeDetails', within: null },
  contractData: { call: 'billing.changeRefusedData', within: null },
  invoiceSeller: { call: 'billing.invoices.changeSeller', within: null },
  invoiceBuyer: { call: 'billing.invoices.changeBuyer', within: null },
  ownInvoiceBuyer: { call: 'billing.invoices.changeOwnBuyer', within: null },
  rule: { call: 'rules.updateRule', within: 'input' },
  task: { call: 'tasks.updateTask', within: null },
  actualMonth: { call: 'actuals.updateMonth', within: 'times' },
  priceForm: { call: 'handouts.updatePriceForm', within: 'input' },
  costParameters: { call: 'organizations.updateCostParameters', within: 'acpFields' },
} as const satisfies { [thing: string]: { call: string; within: string | null } };
export type EditedThing = keyof typeof editedThings;

/**
 * The one name of a field: its dotted path in the input of the call that saves it. Refusals, conflicts and the base of an
 * edit use it alike.
 * @param field the path inside of the thing, e.g. `description.name`
 */
export function fieldName(thing: EditedThing, field: string): string {
  const { within } = editedThings[thing];
  return within === null ? field : `${within}.${field}`;
}

/** The path inside of the thing for a name that `fieldName` made; null for the name of anything else in the call. */
export function fieldOf(thing: EditedThing, name: string): string | null {
  const { within } = editedThings[thing];
  if (within === null) return name;
  return name.startsWith(`${within}.`) ? name.slice(within.length + 1) : null;
}
