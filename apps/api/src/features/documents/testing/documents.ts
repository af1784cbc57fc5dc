import type { DocumentType } from '@zuschlag/validation/documents/document-vocabulary';
import { type AddedDocument, addDocument as addInput } from '@zuschlag/validation/documents/documents';
import PDFDocument from 'pdfkit';
import type { UserActor } from '../../../actor.ts';
import { aFile } from '../../../testing/imports.ts';
import { as, type ScenarioTenant } from '../../../testing/scenario.ts';
import { addDocument } from '../add-document.ts';

/** A PDF with these texts, one on each page. */
export async function aPdf(...pages: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', info: { CreationDate: new Date(0) } });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const [index, text] of pages.entries()) {
    if (index > 0) pdf.addPage();
    pdf.text(text);
  }
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

type Wish = {
  name?: string;
  content?: string | Uint8Array;
  type?: DocumentType;
  addToKnowledgeBase?: boolean;
  folder?: string;
  versionOf?: string;
};

/** An upload of a person. @returns its id */
export async function aFileOf(tenant: ScenarioTenant, actor: UserActor, wish: Wish = {}): Promise<string> {
  const content = wish.content ?? (await aPdf('Leistungsbeschreibung'));
  return aFile(tenant, actor, { name: wish.name ?? 'Leistungsbeschreibung.pdf', content });
}

/** A document of a Chance, added by a person; a PDF with one page unless the wish says more. */
export async function aDocument(
  tenant: ScenarioTenant,
  chanceId: string,
  { type = 'other', addToKnowledgeBase, folder, versionOf, ...file }: Wish = {},
  actor: UserActor = tenant.people.nordManager,
): Promise<AddedDocument> {
  const document = await aFileOf(tenant, actor, file);
  const input = addInput.parse({ chanceId, document, documentType: type, addToKnowledgeBase, folder, versionOf });
  return as(tenant, actor, (work) => addDocument(work, input));
}
