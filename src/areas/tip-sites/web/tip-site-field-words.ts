import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatDate } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { formatPhone } from '#shared/phone.ts'
import { chargeUnitWords } from '#shared/units.ts'
import type { DayHours } from '../contract/tip-site.ts'
import { materialInWords } from '../rules/accepted-materials.ts'
import { hoursInWords } from '../rules/opening.ts'
import { tipRateLabels, tipSiteLabels, tipSiteStatusWords } from '../rules/tip-site-labels.ts'

const price = (cents: unknown): string => formatUnitPrice(Number(cents))

/** How a rate's fields read in conflicts and in the history. */
export const tipRateFieldWords = fieldWords(tipRateLabels, {
  unit: shown.oneOf(chargeUnitWords),
  sell_cents: price,
  buy_cents: price,
  levy_cents: price,
  min_charge_cents: shown.money,
  valid_from: shown.date,
  valid_to: shown.date,
})

/** How a tip site's fields read in conflicts and in its history, in which its rates are too. */
export const tipSiteFieldWords: Record<string, FieldWords> = {
  ...tipRateFieldWords,
  ...fieldWords(tipSiteLabels, {
    status: shown.oneOf(tipSiteStatusWords),
    phone: shown.digits(formatPhone),
    materials: shown.lines(materialInWords),
    hours: (value) => hoursInWords(value as readonly DayHours[]),
    closed_dates: (value) => (value as readonly string[]).map(formatDate).join(', '),
    closed_on_holidays: shown.yesNo,
    licence_expires_on: shown.date,
    pfas_ok: shown.yesNo,
    asbestos_ok: shown.yesNo,
    has_weighbridge: shown.yesNo,
    credit_hold: shown.yesNo,
    queue_minutes: (value) => `${String(value)} min`,
  }),
}
