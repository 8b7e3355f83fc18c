import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import { contactLabels } from '../../rules/client-labels.ts'
import { contactRoleWords } from '../../rules/client-words.ts'
import type { ContactInput } from '../../contract/contact.ts'

export const contactFieldWords = fieldWords(contactLabels satisfies Record<keyof ContactInput, string>, {
  mobile: shown.digits(formatPhone),
  phone: shown.digits(formatPhone),
  is_primary: shown.yesNo,
  roles: shown.listOf(contactRoleWords),
  may_sign_dockets: shown.yesNo,
  may_accept_quotes: shown.yesNo,
})
