import { invitationLimits, resetLimits, sessionLimits } from './accounts/session-limits.ts';

/** Business limits in one place. Source: docs/domain.md, Limits. */
export const limits = {
  chanceName: { min: 2, max: 75 },
  /** what an address is searched by; shorter texts find none */
  addressText: { min: 3, max: 200 },
  customerName: { min: 2, max: 255 },
  details: { min: 5, recommended: 10, max: 500 },
  estimateDescription: 500,
  serviceInfo: 500,
  serviceName: 255,
  payGroup: 60,
  tariffStepName: 100,
  comment: 5_000,
  chatMessage: 5_000,
  /** messages of one page of a chat */
  chatPage: 100,
  /** for how long a person may change or delete an own message of a chat */
  chatChangeMinutes: 60,
  /** how new a message is that counts as recent */
  recentMessageHours: 24,
  /** more recent messages than this are counted as this many */
  recentMessages: 100,
  /** Chances whose chats one call tells of */
  chatsAtOnce: 50,
  reason: 5_000,
  longText: 20_000,
  /** of a field that an edit began with: a template of a price sheet is one with all of its cells */
  editedText: 150_000,
  referenceNumber: 100,
  lossReason: { min: 2, max: 60 },
  /** reasons in the list of one organization, retired ones included */
  lossReasons: 50,
  winner: 255,
  ruleName: 100,
  ruleDescription: 255,
  /** rules of one organization for one decision */
  rules: 50,
  /** conditions of one rule, and how deep its groups nest */
  ruleConditions: 20,
  ruleDepth: 3,
  /** how many Chances a rule is tried on */
  backTestedChances: 40,
  /** how long the screen offers to undo an outcome, and how long the news of it wait: the call needs time to arrive */
  undoSeconds: 10,
  outcomeNewsSeconds: 12,
  taskTitle: { min: 2, max: 255 },
  tasksPerChance: 500,
  assigneesPerTask: 50,
  labelsPerTask: 20,
  labelName: 40,
  /** labels of a tenant, retired ones included */
  taskLabels: 50,
  /** open tasks of a person, and tasks done lately, in one answer */
  tasksOfPerson: 500,
  doneTasksOfPerson: 50,
  taskTemplateName: 100,
  taskTemplates: 50,
  priceFormCells: 300,
  priceFormsPerCustomer: 50,
  tasksPerTemplate: 50,
  /** working days before the internal deadline */
  plannedDays: 250,
  platform: 255,
  awardingAuthority: 255,
  lotNumber: 20,
  lotTitle: 255,
  proof: 255,
  proofsPerChance: 100,
  /** Chances linked as lots of one award procedure */
  lotsPerProcedure: 100,
  /** lots that are created at once, each with all files, in one transaction */
  lotsAtCreation: 10,
  webAddress: 2_000,
  contactName: 255,
  email: 254,
  phone: 50,
  /** options to extend a contract, and the months of one of them */
  extensions: 20,
  extensionMonths: 120,
  shiftsPerService: 200,
  /** how many earlier ids of a shift an edit may still name */
  replacedShifts: 50,
  servicesPerChance: 200,
  /** Chances of which one call says what a recalculation would do */
  previewedChances: 10,
  scenariosPerChance: 20,
  scenarioName: 100,
  siteVisitsPerService: 200,
  carsPerService: 100,
  purchasesPerService: 100,
  purchaseName: 255,
  /** visits per date, and the longest one with its way: a day */
  visitsPerDate: 1_000,
  visitMinutes: 1_440,
  /** fifty years, as the longest contract */
  depreciationMonths: 600,
  yearlyKilometers: 10_000_000,
  consumption: 1_000,
  operationalOrganizations: 100,
  /** quantities above this are a typing error, not a roster */
  quantity: 10_000,
  money: 10_000_000_000,
  hourlyMoney: 10_000,
  /** of the wage table, a year; the engine refuses more */
  assumedWageRise: 0.2,
  /** longest contract the engine and the forms accept */
  contractYears: 50,
  pickerSize: 100,
  pageSizes: [5, 10, 25, 50],
  defaultPageSize: 10,
  /** the fewest and the most rows of a page that fits the height of a screen */
  fittingPage: { min: 5, max: 50 },
  /** the highest page that can be asked for by its number; a cursor goes on without end */
  pageNumber: 10_000,
  viewName: 60,
  /** how many saved views a person may have */
  listViews: 100,
  /** how many rows of a list may be selected for one act */
  selectedRows: 200,
  /** how many unfinished exports a person may have, and for how long a file is kept */
  runningExports: 3,
  exportHours: 24,
  deliveredMailDays: 30,
  refusedMailDays: 90,
  ...sessionLimits,
  ...resetLimits,
  ...invitationLimits,
  /** refusals of an address that is in use elsewhere, per person and hour */
  refusedAddresses: 20,
  /** wrong passwords at the change of the own one, per person and hour */
  wrongPasswords: 10,
  /** so many wrong codes of a second step within so many minutes, then no code is looked at */
  wrongCodes: 10,
  wrongCodeMinutes: 60,
  /** passkeys of a person */
  passkeys: 10,
  idempotencyHours: 24,
  /** how far away the last day of an API token may be, and how many of them may be good at a time */
  apiTokenDays: 365,
  apiTokens: 20,
  /** links to calendars per person */
  calendarFeeds: 20,
  /** how many days before its last day the owner of a token receives a mail */
  apiTokenReminderDays: 7,
  /** of the conversation with documents that a page shows; earlier ones stay stored */
  shownQuestions: 100,
} as const;
