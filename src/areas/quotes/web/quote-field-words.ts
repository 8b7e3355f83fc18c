import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import type { QuoteFields } from '../contract/quote.ts'
import { quoteLabels } from '../rules/quote-labels.ts'
import { gstRuleWords } from '../rules/billing-words.ts'
import { discountWords, lineWords } from '../rules/quote-words.ts'

/** How a quote's fields read in conflicts. */
export const quoteFieldWords = fieldWords(quoteLabels satisfies Record<keyof QuoteFields, string>, {
  prospect_mobile: shown.digits(formatPhone),
  quote_date: shown.date,
  valid_until: shown.date,
  discount_type: shown.oneOf(discountWords),
  deposit_percent: shown.percent,
  show_line_prices: shown.yesNo,
  lines: shown.lines(lineWords),
  gst_applies: shown.yesNo,
  gst_rule: shown.oneOf(gstRuleWords('quote')),
  subtotal_cents: shown.money,
  discount_cents: shown.money,
  gst_cents: shown.money,
  total_cents: shown.money,
})

/** Different words in a quote's history: contact, site, terms and footer by name, the discount as text. */
export const quoteHistoryWords = {
  ...quoteFieldWords,
  contact: quoteFieldWords.contact_id,
  site: quoteFieldWords.job_site_id,
  terms: quoteFieldWords.terms_id,
  footer: quoteFieldWords.footer_id,
  discount: quoteFieldWords.discount_value,
} satisfies Record<string, FieldWords>
