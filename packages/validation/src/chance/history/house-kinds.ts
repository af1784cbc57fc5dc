import { tableKeys } from '../../configuration/tables.ts';
import { trailEntities } from './trail-kinds.ts';

const rowActions = ['add', 'remove'] as const;

/** Every action that the trail records outside of Chances, by the thing it happened to; `packages/i18n` has words for each. */
export const houseActions = {
  user: [
    'create',
    'invite',
    'acceptInvitation',
    'addressInUse',
    'changeRole',
    'grantManager',
    'addConfigAdmin',
    'removeConfigAdmin',
    'removeUser',
    'erase',
    'endSecondStep',
    'secondStepOn',
    'secondStepOff',
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'endBoundAccount',
    'renewRecoveryCodes',
    'rename',
    'setPassword',
    'askForPassword',
    'wrongPassword',
    'wrongCode',
    'endSignIns',
    'language',
    'changeNotifications',
    'unsubscribe',
  ],
  session: ['begin', 'end', 'forgetSignIns'],
  apiToken: ['create', 'revoke'],
  calendarFeed: ['create', 'revoke'],
  deputy: ['createDeputy', 'endDeputy'],
  organization: ['create', 'change', 'close', 'reopen', 'updateCostParameters'],
  lossReasons: ['addLossReasons', 'renameLossReason', 'arrangeLossReasons', 'retireLossReason', 'restoreLossReason'],
  rule: ['createRule', 'updateRule', 'arrangeRules', 'deleteRule'],
  tenantSettings: [
    'changeTenantSwitches',
    'changeMailSettings',
    'changeModelSettings',
    'changePeriod',
    'forgetByPeriods',
  ],
  mail: ['sendAgain', 'forgetMails'],
  billing: [
    'create',
    'changeState',
    'correctData',
    'openPortal',
    'changeBuyer',
    'issueInvoice',
    'cancelInvoice',
    'payInvoice',
  ],
  customer: ['create', 'rename', 'merge', 'undoMerge'],
  site: ['addSite', 'updateSite'],
  priceForm: ['addPriceForm', 'changePriceForm', 'removePriceForm'],
  taskLabel: ['addLabel', 'changeLabel', 'retireLabel'],
  taskTemplate: ['createTaskTemplate', 'saveTaskTemplate', 'removeTaskTemplate'],
  listView: ['create', 'change', 'delete'],
  export: ['create'],
  configurationImport: ['import', 'undoImport'],
  tariffStep: ['createStep', 'makeStepReal', 'discardStep'],
  tariff: rowActions,
  wage: rowActions,
  socialSecurity: rowActions,
  liabilityInsurance: rowActions,
  vacationBonus: rowActions,
  christmasBonus: rowActions,
  vacationDays: rowActions,
  holiday: rowActions,
} as const;

export type HouseEntity = keyof typeof houseActions;
export type HouseKind = {
  [Entity in HouseEntity]: `${Entity}.${(typeof houseActions)[Entity][number]}`;
}[HouseEntity];
export const houseEntities = Object.keys(houseActions) as HouseEntity[];
export const houseKinds = houseEntities.flatMap((entity) =>
  houseActions[entity].map((action) => `${entity}.${action}` as HouseKind),
);

/** What the trail of an organization or of the tenant is narrowed to, and the things of each. */
export const trailAreas = {
  chances: trailEntities,
  people: ['user', 'deputy'],
  access: ['session', 'apiToken', 'calendarFeed'],
  organizations: ['organization', 'lossReasons'],
  tenant: ['tenantSettings', 'mail', 'billing'],
  rules: ['rule'],
  tables: [...tableKeys, 'configurationImport', 'tariffStep'],
  customers: ['customer', 'site', 'priceForm'],
  tasks: ['taskLabel', 'taskTemplate'],
  own: ['listView', 'export'],
} as const satisfies { readonly [area: string]: readonly string[] };
export type TrailArea = keyof typeof trailAreas;
export const trailAreaNames = Object.keys(trailAreas) as [TrailArea, ...TrailArea[]];

/** The fields that such entries show, and as what; those of rows of tables are the columns of the table. */
export const houseFields = {
  role: 'text',
  organization: 'text',
  isConfigAdmin: 'yesNo',
  deputy: 'text',
  fromDay: 'day',
  toDay: 'day',
  shortName: 'text',
  isOperational: 'yesNo',
  reasons: 'text',
  isActive: 'yesNo',
  fourEyes: 'yesNo',
  ownChancesFilter: 'yesNo',
  requireOutsideInformation: 'yesNo',
  secondStepRequired: 'yesNo',
  marginInMails: 'yesNo',
  modelAnswers: 'yesNo',
  questionMonths: 'number',
  notificationMonths: 'number',
  messageMonths: 'number',
  removedQuestions: 'number',
  removedNotifications: 'number',
  removedMessages: 'number',
  unpaidSince: 'day',
  invoiceNumber: 'text',
  periodFrom: 'day',
  paidOn: 'day',
  customerName: 'text',
  billingEmail: 'text',
  vatNumber: 'text',
  pricingId: 'text',
  daysUntilDue: 'number',
  street: 'text',
  country: 'text',
  buyerReference: 'text',
  added: 'number',
  removed: 'number',
  address: 'text',
  postalCode: 'text',
  city: 'text',
  expiresOn: 'day',
  mergedInto: 'text',
} as const;
export type HouseField = keyof typeof houseFields;
