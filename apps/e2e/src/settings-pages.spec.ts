import { test } from '@playwright/test';
import { isDeep } from '@zuschlag/validation/testing/sampling';
import { everyPage } from './every-page.ts';

test.describe('a page of the settings is accessible and fits, in both themes and widths:', () => {
  // The others are the same grid with other columns.
  const others = ['wage', 'socialSecurity', 'liabilityInsurance', 'vacationBonus', 'christmasBonus', 'vacationDays'];
  everyPage('configAdmin', [
    ...['tariff', 'holiday', ...(isDeep ? others : [])].map((tab) => `/settings/configurations/?tab=${tab}`),
    '/settings/configurations/import?table=tariff',
    '/settings/configadmins/',
    '/settings/advancedcostparameters/',
  ]);
});
