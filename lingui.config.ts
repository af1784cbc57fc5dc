import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** What is shown before the sign-in; the rest is loaded behind it. */
const beforeSignIn = ['<rootDir>/apps/web/src/accounts', '<rootDir>/apps/web/src/root'];

/** German is written in the source, English is translated in the `en.po` files. */
export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/packages/i18n/src/locales/public/{locale}', include: beforeSignIn },
    {
      path: '<rootDir>/packages/i18n/src/locales/{locale}',
      include: ['<rootDir>/apps/web/src'],
      exclude: beforeSignIn.map((folder) => `${folder}/**`),
    },
  ],
});
