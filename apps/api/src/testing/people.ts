import type { Role } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../actor.ts';

/** The organizations of the demo tenant; the first is the main organization. All names are invented. */
export const organizationCast = {
  holding: { name: 'Treuwacht Holding GmbH', shortName: 'Treuwacht Holding', isOperational: false },
  nord: { name: 'Treuwacht Nord Objektschutz GmbH', shortName: 'TW Nord', isOperational: true },
  mitte: { name: 'Treuwacht Mitte Sicherheitsdienste GmbH', shortName: 'TW Mitte', isOperational: true },
  sued: { name: 'Treuwacht Süd Werkschutz GmbH', shortName: 'TW Süd', isOperational: true },
} as const;
export type OrganizationKey = keyof typeof organizationCast;

type Part = {
  organization: OrganizationKey;
  role: Role;
  firstname: string;
  lastname: string;
  isConfigAdmin?: boolean;
};

/** The people of the demo tenant, named by what they are, so that a test reads like a sentence. */
export const cast = {
  holdingManager: { organization: 'holding', role: 'Manager', firstname: 'Katrin', lastname: 'Sommerfeld' },
  holdingEditor: { organization: 'holding', role: 'Editor', firstname: 'Jonas', lastname: 'Wiechert' },
  holdingViewer: { organization: 'holding', role: 'Viewer', firstname: 'Beate', lastname: 'Lindner' },
  configAdmin: {
    organization: 'holding',
    role: 'Editor',
    firstname: 'Holger',
    lastname: 'Brandes',
    isConfigAdmin: true,
  },
  nordManager: { organization: 'nord', role: 'Manager', firstname: 'Heike', lastname: 'Petersen' },
  nordEditor: { organization: 'nord', role: 'Editor', firstname: 'Malte', lastname: 'Friedrichs' },
  nordViewer: { organization: 'nord', role: 'Viewer', firstname: 'Silke', lastname: 'Ahrens' },
  mitteManager: { organization: 'mitte', role: 'Manager', firstname: 'Torsten', lastname: 'Kühnel' },
  mitteEditor: { organization: 'mitte', role: 'Editor', firstname: 'Aylin', lastname: 'Demir' },
  suedManager: { organization: 'sued', role: 'Manager', firstname: 'Franziska', lastname: 'Huber' },
  suedEditor: { organization: 'sued', role: 'Editor', firstname: 'Sebastian', lastname: 'Obermaier' },
} as const satisfies { [name: string]: Part };
export type PersonKey = keyof typeof cast;
export const personKeys = Object.keys(cast) as PersonKey[];

/** @returns the part as declared, with everything optional filled in */
export function partOf(key: PersonKey): Required<Part> {
  const part: Part = cast[key];
  return { isConfigAdmin: false, ...part };
}

const transliterated: { [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** @returns a sign-in address: first and last name, with the organization's own domain */
export function addressOf(key: PersonKey, domain = 'treuwacht.example'): string {
  const { firstname, lastname } = cast[key];
  const plain = `${firstname}.${lastname}`
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => transliterated[letter] ?? letter);
  return `${plain}@${domain}`;
}

/** A signed-in user of no database, for the pure tests of rights: an Editor unless the situation says otherwise. */
export function anActor(
  facts: Pick<UserActor, 'organizationId' | 'mainOrganizationId'> & Partial<UserActor>,
): UserActor {
  return {
    kind: 'user',
    userId: 1,
    role: 'Editor',
    isConfigAdmin: false,
    firstname: 'Heike',
    lastname: 'Petersen',
    language: 'de',
    ...facts,
  };
}
