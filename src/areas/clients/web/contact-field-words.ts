import { fieldWords, shown } from '#platform/web/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import { contactLabels } from '../rules/client-labels.ts'

export const contactFieldWords = fieldWords(contactLabels, {
  mobile: shown.digits(formatPhone),
  phone: shown.digits(formatPhone),
  is_primary: shown.yesNo,
  roles: shown.list,
  may_sign_dockets: shown.yesNo,
  may_accept_quotes: shown.yesNo,
})
