import { tedAwards } from './awards.ts';
import { dayOf, momentOf, numberOf, spanOf } from './moments.ts';
import type { Notice, NoticeCriterion, NoticeLot, NoticeSite, Procedure } from './notice.ts';
import { provinceOfNuts } from './nuts.ts';
import { all, type Element, first, textAt } from './xml-tree.ts';

const kinds: { readonly [form: string]: Notice['kind'] } = {
  F01: 'planning',
  F02: 'competition',
  F03: 'result',
  F05: 'competition',
  F21: 'competition',
  F24: 'competition',
};
const procedureOf: { readonly [element: string]: Procedure } = {
  PT_OPEN: 'OPEN',
  PT_RESTRICTED: 'RESTRICTED',
  PT_COMPETITIVE_NEGOTIATION: 'NEGOTIATED',
  PT_NEGOTIATED_WITH_PRIOR_CALL: 'NEGOTIATED',
  PT_COMPETITIVE_DIALOGUE: 'COMPETITIVE_DIALOGUE',
  PT_INNOVATION_PARTNERSHIP: 'INNOVATION',
};

export function isTed({ name, uri }: Element): boolean {
  return name === 'TED_EXPORT' && /\bted\/(?:schema\/export\/)?R2\.0\.9/.test(uri);
}

/** Reads a notice in the format of the European journal before eForms (TED R2.0.9). */
export function readTed(root: Element): Notice {
  const forms = first(root, 'FORM_SECTION')?.children ?? [];
  const form = forms.find(({ attributes }) => attributes.LG === 'DE') ?? forms.find(isOriginal) ?? forms[0];
  const body = first(form, 'CONTRACTING_BODY');
  const object = first(form, 'OBJECT_CONTRACT');
  const coded = first(root, 'CODED_DATA_SECTION', 'NOTICE_DATA');
  const address = first(body, 'ADDRESS_CONTRACTING_BODY');
  const number = textAt(coded, 'NO_DOC_OJS')?.replace(/^(\d{4})\/S \d+-0*(\d+)$/, '$2-$1') ?? null;
  const described = all(object, 'OBJECT_DESCR');
  const titles = new Map(described.map((lot) => [textAt(lot, 'LOT_NO'), paragraphs(first(lot, 'TITLE'))]));
  return {
    format: 'ted',
    noticeId: number,
    procedureId: null,
    version: null,
    publicationNumber: number,
    publishedOn: dayOfDigits(textAt(root, 'CODED_DATA_SECTION', 'REF_OJS', 'DATE_PUB')),
    changes: null,
    kind: kinds[form?.attributes.FORM ?? ''] ?? 'other',
    language: form?.attributes.LG === 'DE' ? 'DEU' : (form?.attributes.LG ?? null),
    title: paragraphs(first(object, 'TITLE')),
    description: paragraphs(first(object, 'SHORT_DESCR')),
    reference: textAt(object, 'REFERENCE_NUMBER'),
    buyer: {
      name: textAt(address, 'OFFICIALNAME'),
      street: textAt(address, 'ADDRESS'),
      postalCode: textAt(address, 'POSTAL_CODE'),
      city: textAt(address, 'TOWN'),
      contact: textAt(address, 'CONTACT_POINT'),
      email: textAt(address, 'E_MAIL'),
      phone: textAt(address, 'PHONE'),
      url: textAt(address, 'URL_GENERAL'),
      province: provinceOfNuts(first(address, 'NUTS')?.attributes.CODE ?? null),
    },
    procedure: Object.entries(procedureOf).find(([name]) => first(form, 'PROCEDURE', name))?.[1] ?? null,
    documentsUrl: textAt(body, 'URL_DOCUMENT'),
    submissionUrl: textAt(body, 'URL_PARTICIPATION'),
    estimatedValue: euros(first(object, 'VAL_ESTIMATED_TOTAL')),
    cpv: codesOf(first(object, 'CPV_MAIN')),
    lots: described.map((lot) => lotOf(lot, first(form, 'PROCEDURE'), described.length > 1)),
    awards: tedAwards(form, (id) => titles.get(id) ?? null),
    places: {
      title: first(object, 'TITLE')?.span,
      details: first(object, 'SHORT_DESCR')?.span,
      reference: first(object, 'REFERENCE_NUMBER')?.span,
      procedure: Object.keys(procedureOf)
        .map((name) => first(form, 'PROCEDURE', name)?.span)
        .find((span) => span !== undefined),
      platform: (first(body, 'URL_PARTICIPATION') ?? first(body, 'URL_DOCUMENT'))?.span,
      publication: first(root, 'CODED_DATA_SECTION', 'REF_OJS', 'DATE_PUB')?.span,
      authority: first(address, 'OFFICIALNAME')?.span,
      contactName: first(address, 'CONTACT_POINT')?.span,
      contactMail: first(address, 'E_MAIL')?.span,
      contactPhone: first(address, 'PHONE')?.span,
    },
  };
}

function lotOf(lot: Element, procedure: Element | undefined, isOneOfSeveral: boolean): NoticeLot {
  const receipt = momentOf(
    textAt(procedure, 'DATE_RECEIPT_TENDERS'),
    timeOf(textAt(procedure, 'TIME_RECEIPT_TENDERS')),
  );
  const isTwoStages = !first(procedure, 'PT_OPEN');
  const opening = first(procedure, 'OPENING_CONDITION');
  const length = first(lot, 'DURATION');
  const valid = first(procedure, 'DURATION_TENDER_VALID');
  const renewal = paragraphs(first(lot, 'RENEWAL_DESCR'));
  return {
    id: textAt(lot, 'LOT_NO') ?? (isOneOfSeveral ? (lot.attributes.ITEM ?? null) : null),
    title: paragraphs(first(lot, 'TITLE')),
    description: paragraphs(first(lot, 'SHORT_DESCR')),
    reference: null,
    cpv: codesOf(first(lot, 'CPV_ADDITIONAL')),
    // One element for both: in a procedure of two stages it is the day for requests to participate.
    submission: isTwoStages ? null : receipt,
    participation: isTwoStages ? receipt : null,
    questions: null,
    opening: momentOf(textAt(opening, 'DATE_OPENING_TENDERS'), timeOf(textAt(opening, 'TIME_OPENING_TENDERS'))),
    bindingUntil: dayOf(textAt(procedure, 'DATE_TENDER_VALID')),
    bindingFor: spanOf(valid?.text.trim() ?? null, valid?.attributes.TYPE),
    start: dayOf(textAt(lot, 'DATE_START')),
    end: dayOf(textAt(lot, 'DATE_END')),
    duration: spanOf(length?.text.trim() ?? null, length?.attributes.TYPE),
    renewals: renewal === null ? null : { most: null, text: renewal },
    options: paragraphs(first(lot, 'OPTIONS_DESCR')),
    criteria: criteriaOf(lot),
    sites: sitesOf(lot),
    estimatedValue: euros(first(lot, 'VAL_OBJECT')),
    places: {
      title: (first(lot, 'TITLE') ?? first(lot, 'LOT_NO'))?.span,
      estimatedValue: first(lot, 'VAL_OBJECT')?.span,
      sites: (first(lot, 'MAIN_SITE') ?? first(lot, 'NUTS'))?.span,
      details: first(lot, 'SHORT_DESCR')?.span,
      lotDetails: first(lot, 'SHORT_DESCR')?.span,
      [isTwoStages ? 'participation' : 'submission']: first(procedure, 'DATE_RECEIPT_TENDERS')?.span,
      opening: opening?.span,
      bindingUntil: first(procedure, 'DATE_TENDER_VALID')?.span,
      bindingFor: valid?.span,
      start: first(lot, 'DATE_START')?.span,
      end: first(lot, 'DATE_END')?.span,
      duration: length?.span,
      criteria: first(lot, 'AC')?.span,
      province: first(lot, 'NUTS')?.span,
    },
  };
}

function criteriaOf(lot: Element): NoticeCriterion[] {
  const kindOf: { readonly [name: string]: NoticeCriterion['kind'] } = {
    AC_QUALITY: 'QUALITY',
    AC_COST: 'COST',
    AC_PRICE: 'PRICE',
  };
  return (first(lot, 'AC')?.children ?? []).flatMap((criterion) => {
    const kind = kindOf[criterion.name];
    if (!kind) return [];
    const weight = numberOf(textAt(criterion, 'AC_WEIGHTING'));
    return { kind, name: textAt(criterion, 'AC_CRITERION'), weight, measure: weight === null ? null : 'PERCENT' };
  });
}

/** Regions stand apart from the words for the place: the words belong to the only region, or to none. */
function sitesOf(lot: Element): NoticeSite[] {
  const text = paragraphs(first(lot, 'MAIN_SITE'));
  const regions = all(lot, 'NUTS').map(({ attributes }) => attributes.CODE ?? null);
  const nothing = { street: null, postalCode: null, city: null };
  if (regions.length === 0) return text === null ? [] : [{ text, ...nothing, nuts: null, province: null }];
  return regions.map((nuts) => ({
    text: regions.length === 1 ? text : null,
    ...nothing,
    nuts,
    province: provinceOfNuts(nuts),
  }));
}

function isOriginal({ attributes }: Element): boolean {
  return attributes.CATEGORY === 'ORIGINAL';
}

/** Paragraphs as lines; the raised and lowered letters in them are children of their own. */
function paragraphs(from: Element | undefined): string | null {
  return (
    all(from, 'P')
      .map((paragraph) => paragraph.text.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n') || null
  );
}

/** "9:00" and "09:00"; the schema allows both. */
function timeOf(text: string | null): string | null {
  return text?.replace(/^(\d):/, '0$1:') ?? null;
}

function dayOfDigits(text: string | null): string | null {
  return dayOf(text?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ?? null);
}

function codesOf(from: Element | undefined): string[] {
  return all(from, 'CPV_CODE').flatMap(({ attributes }) => attributes.CODE?.slice(0, 8) ?? []);
}

function euros(value: Element | undefined): number | null {
  const amount = Number(value?.text.trim() || Number.NaN);
  return value?.attributes.CURRENCY === 'EUR' && Number.isFinite(amount) ? amount : null;
}
