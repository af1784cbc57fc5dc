import type { MessageDescriptor } from '@lingui/core';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { ZuschlagClient } from '@zuschlag/sdk/client';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { DocumentType } from '@zuschlag/validation/documents/document-vocabulary';
import type { PersonalPermission } from '@zuschlag/validation/vocabulary';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TrpcUtils } from '../api/trpc.ts';

/** The path of a route, with its parameters as `$name`. */
export type PagePath = WithoutSlash<Exclude<keyof RegisteredRouter['routesByPath'], '/'>>;
/** Index routes end in a slash among the routes, but not in links. */
type WithoutSlash<Path extends string> = Path extends `${infer Start}/` ? Start : Path;

/** The menu of a page. `new` starts a new object; those of `chance…` belong to the workspace of a Chance. */
export type PageMenu =
  | 'main'
  | 'new'
  | 'settings'
  | 'advancedSettings'
  | 'profile'
  | 'chanceInformation'
  | 'chanceProgress'
  | 'chanceManage';

export type Page = {
  to: PagePath;
  label: MessageDescriptor;
  icon: LucideIcon;
  menu: PageMenu;
  /** Lower comes first in its menu; pages of one position stand in the order of the features. */
  position?: number;
  /** The right that opens it; without one every signed-in user may. */
  right?: PersonalPermission;
  /** Where people without the right are led; left out, the start page. */
  elsewhere?: PagePath;
  /** The routes that count as being on it: those under this path instead of its own. */
  covers?: string;
  /** Further words the palette finds it by. */
  keywords?: string;
  /** Why a Chance does not open it; null when it does. */
  lockedBy?: (chance: Chance) => MessageDescriptor | null;
  /** Reads ahead what the page of a Chance shows first, when a person points at it. */
  prefetch?: (utils: TrpcUtils, chanceId: string) => void;
  /** At its right end in the menu of a Chance: a count that the page asks for itself; lazily loaded. */
  Mark?: ComponentType<{ chance: Chance }>;
  /** Entries under it in the menu of a Chance. */
  entries?: (chance: Chance) => PageEntry[];
};

/** The same page, or another one, with a search of its own; `count` null says that something is missing. */
export type PageEntry = {
  id: string;
  /** another page than the one that it stands under */
  to?: PagePath;
  label: MessageDescriptor | string;
  search: Record<string, unknown>;
  /** left out where there is nothing to count */
  count?: number | null;
};

/** Things the palette finds by what is typed. */
export type PaletteSearch = {
  /** The right that opens what it finds; without one every signed-in user may search. */
  right?: PersonalPermission;
  title: MessageDescriptor;
  /** of what it offers before anything is typed */
  titleAtFirst: MessageDescriptor;
  icon: LucideIcon;
  find: (client: ZuschlagClient, text: string) => Promise<FoundThing[]>;
  /** What stands at the right of a thing. */
  Aside: ComponentType<{ facts: FoundThing['facts'] }>;
};
export type FoundThing = {
  id: string;
  label: string;
  description: string;
  href: string;
  /** What `Aside` shows of it. */
  facts: Readonly<Record<string, string | null>>;
};

/**
 * A piece of the workspace of a Chance that a feature brings; lazily loaded, because every page behind the sign-in
 * loads the features.
 */
export type WorkspacePart = {
  id: string;
  Part: ComponentType<{ chance: Chance }>;
  /** also on pages with a head of their own */
  isOnEveryPage?: true;
};

/** The drawer with all figures of a Chance, which every page of it opens. */
export type FiguresDrawer = {
  id: string;
  Drawer: ComponentType<{ chance: Chance; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>;
};

/** An entry of the menu "…" of a Chance, and the dialog behind it. */
export type ManageEntry = {
  id: string;
  label: (chance: Chance) => MessageDescriptor;
  icon: LucideIcon;
  tone?: 'danger';
  isOffered: (chance: Chance) => boolean;
  /** Why it cannot be chosen now; null when it can. */
  lockedBy?: (chance: Chance) => MessageDescriptor | null;
  /** Stays with what was typed in it when the entry is no longer offered. */
  Dialog: ComponentType<{ chance: Chance; isOpen: boolean; onClose: () => void }>;
};

/** Something new that begins in a dialog, from any page: an entry of the menu "Neu", and the dialog behind it. */
export type NewEntry = {
  id: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** The right that opens it. */
  right: PersonalPermission;
  Dialog: ComponentType<{ isOpen: boolean; onClose: () => void }>;
};

/** What moves a Chance on; each is offered by one feature. */
export type StepAct =
  | 'decideBid'
  | 'addService'
  | 'recalculate'
  | 'openServices'
  | 'requestMargin'
  | 'decideMargin'
  | 'submit'
  | 'declareOutcome';

/** The pages of a Chance that say what is next. */
export const stepPlaces = ['details', 'bidDecisions', 'services', 'marginDecisions', 'submission'] as const;
export type StepPlace = (typeof stepPlaces)[number];

/** The controls of an act, lazily loaded; `page` is the page that shows them. */
export type ChanceAct = {
  act: StepAct;
  Part: ComponentType<{ chance: Chance; page: StepPlace }>;
  /** a form, which in the details fills the card from edge to edge */
  isForm?: boolean;
};

/** What is typed of a new Chance, as far as rules ask for it; possibly incomplete. */
export type NewChanceFigures = {
  operationalOrganizationIds: readonly unknown[];
  startDate: unknown;
  endDate: unknown;
  estimateRevenue: unknown;
  escalationClause: unknown;
};

/** A file of a new Chance: sent already, unless its id is null. */
export type NewChanceFile = { fileId: string | null; type: DocumentType; name: string };

/** The files of a new Chance, in its form. */
export type NewChanceFiles = {
  value: readonly NewChanceFile[];
  onChange: (files: NewChanceFile[]) => void;
  errorMessage?: string;
};

/** A part of a page that needs to know nothing of it. */
export type PlainPart = { id: string; Part: ComponentType };

/** A Chance whose services are calculated anew. */
export type StartedChance = { chanceId: string; name: string };

/** The statement of a feature of the web; `features/index.ts` lists all of them. */
export type Feature = {
  id: string;
  pages: readonly Page[];
  search?: PaletteSearch;
  newEntries?: readonly NewEntry[];
  /** On top of every page beside the bell; lazily loaded. */
  headerParts?: readonly PlainPart[];
  /** Above the head of a Chance; a page with a head of its own speaks for itself. */
  chanceNotices?: readonly WorkspacePart[];
  /** Behind the figures at the lower edge of a Chance. */
  chanceFigures?: readonly FiguresDrawer[];
  /** Above the list of Chances. */
  listNotices?: readonly PlainPart[];
  /** Above the rows of a table of the configuration. */
  tableNotices?: readonly PlainPart[];
  /** Above the cost parameters that new services begin with. */
  costDefaultsNotices?: readonly PlainPart[];
  /** After an act that calculates Chances anew in the background: how far each is, and what came of it. */
  chanceRuns?: readonly { id: string; Part: ComponentType<{ chances: readonly StartedChance[] }> }[];
  /** Beside the name of a Chance. */
  chanceActions?: readonly WorkspacePart[];
  /** In the card that says what is next. */
  chanceActs?: readonly ChanceAct[];
  /** Below the organizations of a new Chance. */
  newChanceParts?: readonly { id: string; Part: ComponentType<NewChanceFigures> }[];
  /** The section of documents in the forms of a new Chance. */
  newChanceFiles?: { Part: ComponentType<NewChanceFiles> };
  /** In the menu "…" beside them. */
  chanceManage?: readonly ManageEntry[];
};
