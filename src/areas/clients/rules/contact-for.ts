import type { ContactRole } from '../contract/choices.ts'

interface Choice {
  id: number
  is_primary: number
  roles: readonly ContactRole[]
}

/** Whom to call about a record: its own contact, else one with the duty, else the client's primary, else anyone. */
export const contactFor = <C extends Choice>(
  contacts: readonly C[],
  { contact_id, duty }: { contact_id?: number | null; duty?: ContactRole },
): C | undefined =>
  contacts.find(({ id }) => id === contact_id) ??
  contacts.find(({ roles }) => duty !== undefined && roles.includes(duty)) ??
  contacts.find(({ is_primary }) => is_primary === 1) ??
  contacts[0]
