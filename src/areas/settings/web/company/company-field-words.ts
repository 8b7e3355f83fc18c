import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { currencyCodes, currencyLocales } from '../../contract/currency.ts'
import type { CompanyFields } from '../../contract/company.ts'
import { companyLabels } from '../../rules/company-labels.ts'

export const currencyWords = {
  USD: 'US dollar',
  AUD: 'Australian dollar',
  NZD: 'New Zealand dollar',
  GBP: 'Pound sterling',
  EUR: 'Euro',
} as const satisfies Record<(typeof currencyCodes)[number], string>

export const localeWords = {
  'en-US': 'United States',
  'en-AU': 'Australia',
  'en-NZ': 'New Zealand',
  'en-GB': 'United Kingdom',
} as const satisfies Record<(typeof currencyLocales)[number], string>

/** How the company's fields read in conflicts. */
export const companyFieldWords = fieldWords(companyLabels satisfies Record<keyof CompanyFields, string>, {
  abn: shown.digits(formatAbn),
  acn: shown.digits(formatAcn),
  gst_registered: shown.yesNo,
  phone: shown.digits(formatPhone),
  currency_code: shown.oneOf(currencyWords),
  currency_locale: shown.oneOf(localeWords),
  whole_dollars: shown.yesNo,
})
