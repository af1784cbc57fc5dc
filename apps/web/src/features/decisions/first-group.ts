type Listed = {
  id: string;
  isFinal: boolean;
  awaitingOrganizationId: number | null;
  permissions: readonly string[];
};

/** Which group a page opens: what waits for the viewer, else what is still open, else the first it may open at all. */
export function firstGroup<Group extends Listed>(groups: readonly Group[], organizationId: number): Group | null {
  const openable = groups.filter(({ permissions }) => permissions.includes('VIEW'));
  return (
    openable.find((group) => group.awaitingOrganizationId === organizationId && group.permissions.includes('DECIDE')) ??
    openable.find((group) => group.awaitingOrganizationId === organizationId) ??
    openable.find(({ awaitingOrganizationId }) => awaitingOrganizationId !== null) ??
    openable[0] ??
    null
  );
}

/** The group in which the viewer has to act; a decision that is owed comes before one that may be overruled. */
export function groupForViewer<Group extends Listed>(groups: readonly Group[], organizationId: number): Group | null {
  const open = groups.filter((group) => group.awaitingOrganizationId === organizationId && !group.isFinal);
  return (
    open.find(({ permissions }) => permissions.includes('DECIDE')) ??
    groups.find(({ isFinal, permissions }) => !isFinal && permissions.includes('OVERRULE')) ??
    null
  );
}

const pollingMs = 60_000;

/**
 * How often groups are read again until all are decided, should the live events fail.
 * @returns milliseconds, or false to stop
 */
export function pollUntilFinal(groups: readonly { isFinal: boolean }[] | undefined): number | false {
  return groups?.every(({ isFinal }) => isFinal) ? false : pollingMs;
}
