import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** What is shown before the sign-in; the rest is loaded behind it. */
const beforeSignIn = ['<rootDir>/apps/web/src/features/accounts/sign-in', '<rootDir>/apps/web/src/app/root'];
/** The pages to which links of mails lead, before the sign-in as well, and the form for the code of a second step. */
const inAccess = [
  '<rootDir>/apps/web/src/features/accounts/code-at-sign-in',
  '<rootDir>/apps/web/src/features/accounts/invitations',
  '<rootDir>/apps/web/src/features/accounts/password-reset',
  '<rootDir>/apps/web/src/features/accounts/providers',
];
/** What only the settings and the pages of tokens show. */
const inSettings = [
  '<rootDir>/apps/web/src/app/files/archives',
  '<rootDir>/apps/web/src/features/accounts/profile',
  '<rootDir>/apps/web/src/features/accounts/second-step',
  '<rootDir>/apps/web/src/features/accounts/tokens',
  '<rootDir>/apps/web/src/features/administration',
  '<rootDir>/apps/web/src/features/billing',
  '<rootDir>/apps/web/src/features/configuration',
  '<rootDir>/apps/web/src/features/customers/directory',
  '<rootDir>/apps/web/src/features/customers/merge',
  '<rootDir>/apps/web/src/features/history/chain',
  '<rootDir>/apps/web/src/features/history/house',
  '<rootDir>/apps/web/src/features/organizations',
  '<rootDir>/apps/web/src/features/platform',
  '<rootDir>/apps/web/src/features/rules',
];

/**
 * What only the calculation overview, the analysis, the recalculation, the files, the imports and the chat of a Chance show; dialogs over other
 * pages load it too.
 */
const inOverview = [
  '<rootDir>/apps/web/src/features/services/overview',
  '<rootDir>/apps/web/src/features/services/recreate',
  '<rootDir>/apps/web/src/features/actuals',
  '<rootDir>/apps/web/src/features/contract-years',
  '<rootDir>/apps/web/src/features/erosion',
  '<rootDir>/apps/web/src/features/ai-imports',
  '<rootDir>/apps/web/src/features/document-chat',
  '<rootDir>/apps/web/src/features/documents',
  '<rootDir>/apps/web/src/features/handouts',
  '<rootDir>/apps/web/src/features/scenarios',
  '<rootDir>/apps/web/src/features/chance/contract-move',
  '<rootDir>/apps/web/src/features/recalculations',
  '<rootDir>/apps/web/src/features/team-chat',
];

/** The services of a Chance: their list, the pages of one service, and the dialogs over them. */
const inCalculation = [
  'copy',
  'cost-parameters',
  'explanation',
  'list',
  'master-data',
  'mobile',
  'new-service',
  'rates',
  'result',
  'revenue',
  'rows',
  'service',
  'shifts',
  'targets',
  'wages',
].map((folder) => `<rootDir>/apps/web/src/features/services/${folder}`);

/** The list of Chances with its filters, views and selection. */
const inList = ['<rootDir>/apps/web/src/features/chance/list'];

/** What describes a Chance: the forms of a new one, its details, and what stands beside them. */
const inDescription = ['create', 'details', 'form', 'lots', 'proofs'].map(
  (folder) => `<rootDir>/apps/web/src/features/chance/${folder}`,
);

/** Lists as tables to edit, which load with their words when a person opens one. */
const inSheet = [
  '<rootDir>/apps/web/src/tables/grid',
  '<rootDir>/apps/web/src/features/services/grid',
  '<rootDir>/apps/web/src/features/services/planner',
];

/**
 * The list of notifications, which loads with its words when a person opens it, the page of their settings, and the links
 * to calendars.
 */
const inNotifications = [
  '<rootDir>/apps/web/src/app/notifications',
  '<rootDir>/apps/web/src/features/notifications',
  '<rootDir>/apps/web/src/features/calendar',
];

/** The words of the first page, of the analysis of what was decided, and of tariff steps. */
const inDashboard = [
  '<rootDir>/apps/web/src/features/dashboard',
  '<rootDir>/apps/web/src/features/tariff-steps',
  '<rootDir>/apps/web/src/features/win-loss',
];

/** The task boards and what people make of them, on pages of their own. */
const inTasks = ['<rootDir>/apps/web/src/features/tasks'];

/**
 * What only bid decisions, margin decisions, the request for approval and the submission show; what other pages show of
 * them loads it too.
 */
const inApproval = [
  '<rootDir>/apps/web/src/features/bid-decisions',
  '<rootDir>/apps/web/src/features/decisions',
  '<rootDir>/apps/web/src/features/deputies',
  '<rootDir>/apps/web/src/features/margin-decisions',
  '<rootDir>/apps/web/src/features/chance/submission',
];

/** German is written in the source, English is translated in the `en.po` files. */
export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/packages/i18n/src/locales/public/{locale}', include: beforeSignIn },
    { path: '<rootDir>/packages/i18n/src/locales/access/{locale}', include: inAccess },
    {
      path: '<rootDir>/packages/i18n/src/locales/settings/{locale}',
      include: inSettings,
      exclude: ['**/*.feature.ts'],
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/overview/{locale}',
      include: inOverview,
      exclude: ['**/*.feature.ts'],
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/calculation/{locale}',
      include: inCalculation,
      exclude: ['**/*.feature.ts'],
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/list/{locale}',
      include: inList,
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/description/{locale}',
      include: inDescription,
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/sheet/{locale}',
      include: inSheet,
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/approval/{locale}',
      include: inApproval,
      exclude: ['**/*.feature.ts'],
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/tasks/{locale}',
      include: inTasks,
      exclude: ['**/*.feature.ts'],
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/notifications/{locale}',
      include: inNotifications,
      exclude: ['**/*.feature.ts'],
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/dashboard/{locale}',
      include: inDashboard,
      exclude: ['**/*.feature.ts'],
    },
    {
      path: '<rootDir>/packages/i18n/src/locales/{locale}',
      include: ['<rootDir>/apps/web/src'],
      exclude: [
        ...[...beforeSignIn, ...inAccess].map((folder) => `${folder}/**`),
        // What a feature states is shown by menus everywhere.
        ...[
          ...inSettings,
          ...inOverview,
          ...inCalculation,
          ...inList,
          ...inDescription,
          ...inSheet,
          ...inApproval,
          ...inTasks,
          ...inNotifications,
          ...inDashboard,
        ].flatMap((folder) => [`${folder}/*/**`, `${folder}/!(*.feature).{ts,tsx}`]),
      ],
    },
  ],
});
