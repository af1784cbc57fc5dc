/** The files that are made of the figures of a Chance alone, in the order of the screen. */
export const madeKinds = ['openCalculation', 'priceSheet', 'hourSheet', 'approvalSheet', 'adequacy'] as const;
/** Every file that leaves the house with the figures of a Chance; a customer's own sheet is a document that is filled. */
export const handoutKinds = [...madeKinds, 'customerSheet'] as const;
export type HandoutKind = (typeof handoutKinds)[number];
export const handoutFormats = ['pdf', 'xlsx'] as const;
export type HandoutFormat = (typeof handoutFormats)[number];
export const handoutStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type HandoutState = (typeof handoutStates)[number];
/** Why a handout ended without a file. */
export const handoutProblems = ['NO_PRICE', 'REFUSED', 'UNREADABLE', 'FAULT'] as const;

/** The formats of each kind; formulas live in a workbook only. */
export const formatsOfHandout: { readonly [kind in HandoutKind]: readonly HandoutFormat[] } = {
  openCalculation: ['xlsx'],
  priceSheet: ['pdf', 'xlsx'],
  hourSheet: ['pdf', 'xlsx'],
  approvalSheet: ['pdf', 'xlsx'],
  adequacy: ['pdf', 'xlsx'],
  customerSheet: ['xlsx'],
};
