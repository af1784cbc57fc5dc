import type { Message } from '../messages/message.ts';

/** `zuschlag org:grant-manager`. */
export const grantMessages = {
  grantManager: {
    de: 'macht eine Person zum Manager der Hauptorganisation eines Mandanten, für Admins der Plattform',
    en: 'makes a person a Manager of the main organization of a tenant, for Admins of the platform',
  },
  tenantArgument: { de: 'Nummer der Hauptorganisation', en: 'the number of the main organization' },
  emailArgument: { de: 'E-Mail-Adresse der Person', en: 'the e-mail address of the person' },
  firstnameOption: { de: 'Vorname der Person', en: 'the first name of the person' },
  lastnameOption: { de: 'Nachname der Person', en: 'the last name of the person' },
  managerInvited: { de: '{email} ist als Manager eingeladen.', en: '{email} is invited as a Manager.' },
  managerGranted: { de: '{email} ist jetzt Manager.', en: '{email} is a Manager now.' },
} satisfies { [key: string]: Message };
