import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { SubcontractorInput } from '../contract/subcontractor.ts'
import { subcontractorLabels, subcontractorStatusWords } from '../rules/subcontractor-labels.ts'

/** How a subcontractor's fields read in conflicts and in its history. */
export const subcontractorFieldWords = fieldWords(
  subcontractorLabels satisfies Record<keyof SubcontractorInput, string>,
  {
    abn: shown.digits(formatAbn),
    mobile: shown.digits(formatPhone),
    phone: shown.digits(formatPhone),
    payment_terms: shown.oneOf(paymentTermWords),
    gst_registered: shown.yesNo,
    is_owner_driver: shown.yesNo,
    status: shown.oneOf(subcontractorStatusWords),
  },
)
