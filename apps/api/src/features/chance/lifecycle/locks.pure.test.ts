import { type ChanceState, chanceStates } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { isOpenFor, type LockedAct, requireOpen } from './locks.ts';

const order: ChanceState[] = [
  'pendingbiddecision',
  'editing',
  'pendingmarginapproval',
  'readytosubmit',
  'submitted',
  'won',
  'lost',
  'notbidding',
];
// One letter per state in the order above: x may be changed, - is locked.
const table: { [act in LockedAct]: string } = {
  details: 'xx------',
  deadlines: 'xxxxx---',
  additionalText: 'xx-x----',
  estimate: 'xx------',
  contractDates: 'xx------',
  executiveSummary: 'xx-xxxx-',
  proofs: 'xxxxx---',
  addDocuments: 'xxxxxxxx',
  removeDocuments: 'xx-x----',
  knowledgeBase: 'xxxxx---',
  services: '-x------',
  owner: 'xxxxx---',
  customerName: 'xxxxxxxx',
};

describe('what may be changed in which state', () => {
  it.each(Object.entries(table))('%s: %s', (act, letters) => {
    expect(order.map((state) => (isOpenFor(act as LockedAct, state) ? 'x' : '-')).join('')).toBe(letters);
  });

  it('knows every state', () => {
    expect([...order].sort()).toEqual([...chanceStates].sort());
  });

  it('refuses with the state and the act', () => {
    expect(() => requireOpen('services', 'won')).toThrow(
      expect.objectContaining({ code: 'LOCKED', details: { state: 'won', act: 'services' } }),
    );
    expect(() => requireOpen('services', 'editing')).not.toThrow();
  });
});
