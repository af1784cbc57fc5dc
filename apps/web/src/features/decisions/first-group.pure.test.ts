import { describe, expect, it } from 'vitest';
import { firstGroup } from './first-group.ts';

const mine = 7;
const group = (id: string, awaitingOrganizationId: number | null, ...permissions: string[]) => ({
  id,
  isFinal: awaitingOrganizationId === null,
  awaitingOrganizationId,
  permissions,
});

describe('the group a page opens', () => {
  it.each([
    {
      opens: 'what waits for the viewer and may be decided',
      groups: [group('a', 3, 'VIEW'), group('b', mine, 'VIEW'), group('c', mine, 'VIEW', 'DECIDE')],
      id: 'c',
    },
    {
      opens: 'what waits for the organization of a viewer who may not decide',
      groups: [group('a', 3, 'VIEW'), group('b', mine, 'VIEW')],
      id: 'b',
    },
    { opens: 'else what is still open', groups: [group('a', null, 'VIEW'), group('b', 3, 'VIEW')], id: 'b' },
    { opens: 'else the first it may open', groups: [group('a', null), group('b', null, 'VIEW')], id: 'b' },
    { opens: 'nothing when it may open none', groups: [group('a', 3)], id: undefined },
  ])('is $opens', ({ groups, id }) => {
    expect(firstGroup(groups, mine)?.id).toBe(id);
  });
});
