import { test } from '@playwright/test';
import { everyPage } from './every-page.ts';

test.describe('a page of the settings is accessible and fits, in both themes and widths:', () => {
  const tabs = ['tariff', 'wage', 'socialSecurity', 'liabilityInsurance', 'vacationBonus', 'christmasBonus'];
  everyPage('configAdmin', [
    ...[...tabs, 'vacationDays', 'holiday'].map((tab) => `/settings/configurations/?tab=${tab}`),
    '/settings/configurations/import?table=tariff',
    '/settings/configadmins/',
    '/settings/advancedcostparameters/',
  ]);
});
