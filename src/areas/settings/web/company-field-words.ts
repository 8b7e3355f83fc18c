import { addressLabels } from '#shared/labels.ts'
import { fieldWords, type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { currencyCodes, currencyLocales } from '../contract/currency.ts'
import type { CompanyFields } from '../contract/company.ts'

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

/** What each field of the company is called and how its value reads. */
export const companyFieldWords = {
  name: { label: 'Name' },
  trading_name: { label: 'Trading name' },
  abn: { label: 'ABN', show: shown.digits(formatAbn) },
  acn: { label: 'ACN', show: shown.digits(formatAcn) },
  gst_registered: { label: 'Registered for GST', show: shown.yesNo },
  phone: { label: 'Phone', show: shown.digits(formatPhone) },
  email: { label: 'Email' },
  website: { label: 'Website' },
  ...fieldWords(addressLabels, {}),
  bank_name: { label: 'Bank' },
  bank_bsb: { label: 'BSB' },
  bank_account_no: { label: 'Account number' },
  bank_account_name: { label: 'Account name' },
  currency_code: { label: 'Currency', show: shown.oneOf(currencyWords) },
  currency_locale: { label: 'Number format', show: shown.oneOf(localeWords) },
  whole_dollars: { label: 'Whole dollars', show: shown.yesNo },
} satisfies Record<keyof CompanyFields, FieldWords>
