import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import type { UserForm } from '../contract/user.ts'
import { typeWord } from '../rules/user-words.ts'

/** What each field of a user is called and how its value reads, where two people's values stand side by side. */
export const userFieldWords = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  mobile: { label: 'Mobile', show: shown.digits(formatPhone) },
  user_type: { label: 'Type', show: (value) => typeWord(Number(value)) },
  user_role_id: { label: 'Role' },
  driver_id: { label: 'Driver' },
  subcontractor_id: { label: 'Subcontractor' },
} satisfies Record<keyof UserForm, FieldWords>
