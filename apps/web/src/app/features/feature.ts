import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ComponentType } from 'react';

/** A piece of the workspace of a Chance that a feature brings. */
export type WorkspacePart = { id: string; Part: ComponentType<{ chance: Chance }> };

/** What features add to every page of a Chance. */
export type WorkspaceParts = {
  /** Above the head of the Chance; a page with a head of its own speaks for itself. */
  notices: readonly WorkspacePart[];
  /** Beside the name of the Chance. */
  actions: readonly WorkspacePart[];
};
