import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** German is written in the source, English is translated in `en.po`. */
export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/packages/i18n/src/locales/{locale}',
      include: ['<rootDir>/apps/web/src'],
    },
  ],
});
