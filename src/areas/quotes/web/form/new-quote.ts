import { addDays } from '#shared/local-date.ts'
import type { QuoteInput } from '../../contract/quote.ts'
import type { QuoteDefaults } from '../../contract/settings.ts'
import { newLine } from '../../rules/new-line.ts'

/** A new quote's initial values from the settings: dated today, for `client_id` if known. */
export const newQuote = (
  defaults: QuoteDefaults,
  { today, user_id, client_id }: { today: string; user_id: number; client_id: number | null },
): Partial<QuoteInput> => ({
  client_id,
  title: '',
  quote_date: today,
  valid_until: addDays(today, defaults.validity_days),
  sales_user_id: user_id,
  terms_id: defaults.terms_id,
  footer_id: defaults.footer_id,
  show_line_prices: defaults.show_line_prices ? 1 : 0,
  discount_type: 'none',
  discount_value: 0,
  // The grid starts with a line to type into.
  lines: [newLine()] as QuoteInput['lines'],
})
