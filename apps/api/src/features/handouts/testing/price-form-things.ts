import { Workbook } from '@cj-tech-master/excelts';
import { keepFileOf } from '../../../files/store-file.ts';
import { as, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aDocument } from '../../documents/testing/documents.ts';
import { insertHandout } from '../handouts.store.ts';
import { insertPriceForm } from '../price-forms/templates/price-forms.store.ts';

/** A price sheet of a customer: a workbook with one price to fill. */
export async function aPriceSheet(): Promise<Uint8Array<ArrayBuffer>> {
  const book = new Workbook();
  book.addWorksheet('Preise').addRows([['Leistung', 'Preis'], ['Gesamt']]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Templates of the customer of a Chance, a workbook among its documents, and a sheet that was filled. */
export async function priceFormThings(tenant: ScenarioTenant, chanceId: string) {
  const actor = tenant.people.holdingManager;
  const content = await aPriceSheet();
  const { id: workbookId } = await aDocument(tenant, chanceId, { name: 'Preisblatt.xlsx', content }, actor);
  return as(tenant, actor, async (work) => {
    const cell = { sheet: 'Preise', cell: 'B2', figure: 'total', period: null, service: null, label: '' } as const;
    const { customerId } = await work.db.chance.findFirstOrThrow({ where: { id: chanceId } });
    // The limit of templates stops no call of the matrix.
    const aForm = async (name: string) => (await insertPriceForm(work, { customerId, name, cells: [cell] })).id;
    const fileName = 'Preisblatt CH-2027-0001.xlsx';
    const fileId = await keepFileOf(work, actor.userId, { name: fileName, content });
    const question = { serviceIds: null, tariffWage: null };
    const kind = { kind: 'customerSheet', format: 'xlsx', language: 'de' } as const;
    const { id: filledHandoutId } = await insertHandout(work, { chanceId, ...kind, question, total: 1 });
    const done = { state: 'done', fileId, fileName, size: content.length };
    await work.db.handout.updateMany({ where: { id: filledHandoutId }, data: done });
    return {
      ...{ workbookId, filledHandoutId },
      priceFormId: await aForm('Preisblatt'),
      removedPriceFormId: await aForm('Altes Preisblatt'),
    };
  });
}
