import type { Descriptions } from '../feature.ts';

export const userWords: Descriptions = {
  'Query.fetchUsers': 'People of the tenant by name.',
  'Query.fetchUsers.name': 'A part of the name.',
  'Query.fetchUsersOnTender': 'The people who may view a Tender.',
  User: 'A person of the tenant.',
  Person: 'A person as others see it.',
  Role: 'The role of a person.',
  role: 'The role.',
  firstname: 'The first name.',
  lastname: 'The last name.',
  picture: 'The address of a picture.',
  email: 'The email address; shown to Managers only.',
  deleted: 'Whether the person has left.',
  isConfigAdmin: 'Whether the person keeps the configuration tables.',
  emailVerified: 'Whether the person accepted the invitation; shown to Managers only.',
  lastEmailSentAt: 'When the last invitation was sent; shown to Managers only.',
  'User.organization': 'The organization of the person.',
};
