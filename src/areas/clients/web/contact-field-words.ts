import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import type { ContactInput } from '../contract/contact.ts'

export const contactFieldWords = {
  name: { label: 'Name' },
  position: { label: 'Position' },
  email: { label: 'Email' },
  mobile: { label: 'Mobile', show: shown.digits(formatPhone) },
  phone: { label: 'Phone', show: shown.digits(formatPhone) },
  is_primary: { label: 'Primary contact', show: shown.yesNo },
  roles: { label: 'Speaks for', show: shown.list },
  may_sign_dockets: { label: 'May sign dockets', show: shown.yesNo },
  may_accept_quotes: { label: 'May accept quotes', show: shown.yesNo },
} satisfies Record<keyof ContactInput, FieldWords>
