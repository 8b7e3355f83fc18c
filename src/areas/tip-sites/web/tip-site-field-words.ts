import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import { materialInWords } from '../rules/accepted-materials.ts'
import { tipSiteLabels, tipSiteStatusWords } from '../rules/tip-site-labels.ts'
import { openingFieldWords } from './opening/opening-field-words.ts'
import { tipRateFieldWords } from './rates/rate-field-words.ts'

/** How a tip site's fields read in conflicts and in its history, in which its rates are too. */
export const tipSiteFieldWords: Record<string, FieldWords> = {
  ...tipRateFieldWords,
  ...fieldWords(tipSiteLabels, {
    status: shown.oneOf(tipSiteStatusWords),
    phone: shown.digits(formatPhone),
    materials: shown.lines(materialInWords),
    ...openingFieldWords,
    licence_expires_on: shown.date,
    pfas_ok: shown.yesNo,
    asbestos_ok: shown.yesNo,
    has_weighbridge: shown.yesNo,
    credit_hold: shown.yesNo,
    queue_minutes: (value) => `${String(value)} min`,
  }),
}
