import { cursorSchema, type KeysetList } from '../../lists/keyset-list.ts';

/** People by name, with their organization: the picker of people and the list of the config administrators. */
export const userList: KeysetList<'lastname' | 'firstname'> = {
  from: '"app_user"',
  columns: { lastname: { sql: '"lastname"', type: 'text' }, firstname: { sql: '"firstname"', type: 'text' } },
  tieBreak: { sql: '"id"', type: 'int' },
  select: `"page"."id", "page"."firstname", "page"."lastname", "page"."picture", "page"."organizationId", "page"."email",
      "page"."role"::text, "page"."language", "page"."deleted", "page"."isConfigAdmin",
      "page"."emailVerified", "page"."lastEmailSentAt",
      json_build_object('id', "home"."id", 'name', "home"."name", 'shortName', "home"."shortName",
        'isOperational', "home"."isOperational") AS "organization"`,
  joins: `JOIN "organization" AS "home"
      ON "home"."mainOrganizationId" = "page"."mainOrganizationId" AND "home"."id" = "page"."organizationId"`,
};

export const byName = [
  { column: 'lastname', order: 'ASC' },
  { column: 'firstname', order: 'ASC' },
] as const;

/** The positions of the list by name. */
export const userCursor = cursorSchema(userList, byName);

export const notDeleted = () => 'NOT "deleted"';

/** The text of a search for people: the name (migration `search`). */
export const userText = {
  id: '"id"',
  type: 'int',
  text: `app_fold("firstname" || ' ' || "lastname" || ' ' || "firstname")`,
} as const;
