/** The decimal format of a file, as far as its cells prove it. */
export type NumberStyle = 'german' | 'english' | 'unknown';
/** The sign that stands at a number. */
export type NumberUnit = 'percent' | 'euro' | null;

export type NumberReading = { value: number; unit: NumberUnit } | { problem: 'INVALID_NUMBER' | 'AMBIGUOUS_NUMBER' };

type Shape =
  | { kind: 'plain'; text: string }
  /** the decimal sign is certain */
  | { kind: 'certain'; text: string; style: 'german' | 'english' }
  /** `1.234` and `1,234`: thousands or decimals */
  | { kind: 'ambiguous'; mark: '.' | ',' }
  | { kind: 'none' };

type Proof = 'german' | 'english';

/** @returns which ways of writing decimals texts prove; two texts may well prove both */
export function proofsIn(texts: Iterable<string>): Set<Proof> {
  const proofs = new Set<Proof>();
  for (const text of texts) {
    const shape = shapeOf(bare(text).digits);
    if (shape.kind === 'certain') proofs.add(shape.style);
  }
  return proofs;
}

/** Decides how a file writes its decimals. A file that proves both ways is as undecided as one that proves nothing. */
export function numberStyleOf(proofs: ReadonlySet<Proof>): NumberStyle {
  const [only = 'unknown', another] = proofs;
  return another ? 'unknown' : only;
}

/** Reads `1.234,56`, `1,234.56`, `1234.56`, `6 %`, `6,5 Prozent`, `3 v. H.`, `12,50 €`, `EUR 150,-`, `150,--`, `−3`. */
export function readNumber(text: string, style: NumberStyle): NumberReading {
  const { sign, digits, unit } = bare(text);
  const shape = shapeOf(digits);
  if (shape.kind === 'none') return { problem: 'INVALID_NUMBER' };
  if (shape.kind !== 'ambiguous') return { value: sign * Number(shape.text), unit };
  if (style === 'unknown') return { problem: 'AMBIGUOUS_NUMBER' };
  const isDecimal = (shape.mark === ',') === (style === 'german');
  return { value: sign * Number(digits.replace(shape.mark, isDecimal ? '.' : '')), unit };
}

const percentSign = /(?:%|prozent|percent|\bv\.?\s?h\.?)\s*$/i;
const euroBehind = /(?:€|\bEUR\b|euro)\s*(?:\/\s*(?:h|std\.?))?\s*$/i;
const euroBefore = /^\s*(?:€|EUR\b|euro\b)/i;
/** `150,-` and `150,--` are whole euros. */
const noCents = /(\d)\s*,\s*[-–—]{1,2}\s*$/;

function bare(text: string): { sign: 1 | -1; digits: string; unit: NumberUnit } {
  const amount = text.replace(percentSign, '');
  const isPercent = amount !== text;
  const plain = amount.replace(euroBehind, '').replace(euroBefore, '');
  const whole = plain.replace(noCents, '$1');
  const unit = isPercent ? 'percent' : whole === amount ? null : 'euro';
  const digits = whole.replace(/[\s\u00a0\u202f']/g, '');
  const sign = /^[-−]/.test(digits) ? -1 : 1;
  return { sign, digits: digits.replace(/^[-−+]/, ''), unit };
}

function shapeOf(digits: string): Shape {
  if (/^\d+$/.test(digits)) return { kind: 'plain', text: digits };
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(digits) || /^\d{1,3}(\.\d{3}){2,}$/.test(digits))
    return { kind: 'certain', style: 'german', text: digits.replaceAll('.', '').replace(',', '.') };
  if (/^\d{1,3}(,\d{3})+\.\d*$/.test(digits) || /^\d{1,3}(,\d{3}){2,}$/.test(digits))
    return { kind: 'certain', style: 'english', text: digits.replaceAll(',', '') };
  const [, mark] = /^\d*([.,])\d+$/.exec(digits) ?? [];
  if (mark !== '.' && mark !== ',') return { kind: 'none' };
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return { kind: 'ambiguous', mark };
  return { kind: 'certain', style: mark === ',' ? 'german' : 'english', text: digits.replace(',', '.') };
}
