import type { TenantClient } from '@zuschlag/db/client';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { Cast } from '../testing/scenario.ts';

/** Invented customers; the first site of each is where its Chances are calculated. */
const customers = {
  eichstedt: { name: 'Stadt Eichstedt', sites: [['Rathaus', 'Marktplatz 1', '48231', 'Eichstedt', 'DE-NW']] },
  justiz: {
    name: 'Landesjustizverwaltung Förde',
    sites: [['Justizzentrum', 'Gerichtsweg 4', '24937', 'Herrenau', 'DE-SH']],
  },
  fahrwerk: {
    name: 'Fahrwerk Neckarland AG',
    sites: [
      ['Werk 1', 'Industriestraße 20', '74076', 'Neckarsteg', 'DE-BW'],
      ['Prüfgelände', 'Am Rundkurs 1', '91710', 'Altmühlried', 'DE-BY'],
    ],
  },
  gewerbepark: {
    name: 'Gewerbepark Elbbogen Verwaltungs-GmbH',
    sites: [['Halle 7', 'Elbbogen 12', '01139', 'Dresmar', 'DE-SN']],
  },
  messe: { name: 'Messe Isartor GmbH', sites: [['Messegelände', 'Messeallee 3', '81829', 'Isartor', 'DE-BY']] },
  sparbank: { name: 'Sparbank Förde eG', sites: [['Hauptstelle', 'Holstenplatz 8', '24103', 'Fördehafen', 'DE-SH']] },
  klinikum: {
    name: 'Klinikum Donaubogen gGmbH',
    sites: [['Campus Süd', 'Klinikring 1', '94315', 'Donaubogen', 'DE-BY']],
  },
  stadtwerke: {
    name: 'Stadtwerke Rhein-Lippe GmbH',
    sites: [['Umspannwerk', 'Heidefeld 9', '46483', 'Lippemund', 'DE-NW']],
  },
  landesarchiv: {
    name: 'Stiftung Archive und Museen Spreeufer',
    sites: [['Magazin', 'Uferstraße 77', '10317', 'Berlin', 'DE-BE']],
  },
  hafen: { name: 'Hafenbetriebe Nordkai GmbH', sites: [['Binnenhafen', 'Nordkai 5', '23560', 'Travemark', 'DE-SH']] },
  rechenzentrum: {
    name: 'Kolonnade Rechenzentren GmbH',
    sites: [
      ['Rechenzentrum West', 'Datenweg 2', '40221', 'Rheinwinkel', 'DE-NW'],
      ['Rechenzentrum Ost', 'Siemensring 14', '12459', 'Berlin', 'DE-BE'],
    ],
  },
  hochschule: { name: 'Hochschule Muldental', sites: [['Campus', 'Hochschulallee 10', '04746', 'Muldenau', 'DE-SN']] },
} as const;
export type CustomerKey = keyof typeof customers;

export type DemoCustomer = { id: string; name: string; siteId: string; province: Province };

/** Founds the customers with their sites. */
export async function seedCustomers(
  db: TenantClient,
  { mainOrganizationId }: Cast,
): Promise<{ [key in CustomerKey]: DemoCustomer }> {
  const founded: [string, DemoCustomer][] = [];
  for (const [key, { name, sites }] of Object.entries(customers)) {
    const customer = await db.customer.create({
      data: { mainOrganizationId, organizationId: mainOrganizationId, name, nameKey: customerNameKey(name) },
    });
    const placed = await db.site.createManyAndReturn({
      data: sites.map(([site, address, postalCode, city, province]) => ({
        mainOrganizationId,
        customerId: customer.id,
        ...{ name: site, address, postalCode, city, province, country: 'Deutschland' },
      })),
    });
    founded.push([key, { id: customer.id, name, siteId: placed[0]?.id ?? '', province: sites[0][4] }]);
  }
  return Object.fromEntries(founded) as { [key in CustomerKey]: DemoCustomer };
}
