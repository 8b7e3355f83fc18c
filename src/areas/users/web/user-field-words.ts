import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import { typeWord } from '../rules/user-words.ts'
import { userLabels } from '../rules/user-labels.ts'
import type { UserForm } from '../contract/user.ts'

/** How a user's fields read in conflicts. */
export const userFieldWords = fieldWords(userLabels satisfies Record<keyof UserForm, string>, {
  mobile: shown.digits(formatPhone),
  user_type: (value) => typeWord(Number(value)),
})
