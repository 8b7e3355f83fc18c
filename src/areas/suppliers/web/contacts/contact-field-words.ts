import { personLabels } from '#areas/clients/rules/person-labels.ts'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import type { SupplierContactInput } from '../../contract/contact.ts'

/** How a contact's fields read in conflicts and in the supplier's history. */
export const contactFieldWords = fieldWords(
  personLabels satisfies Record<keyof SupplierContactInput, string>,
  {
    mobile: shown.digits(formatPhone),
    phone: shown.digits(formatPhone),
    is_primary: shown.yesNo,
  },
)
