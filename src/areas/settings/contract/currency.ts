import * as z from 'zod'

/** Currencies likely to be needed here. */
export const currencyCodes = ['USD', 'AUD', 'NZD', 'GBP', 'EUR'] as const
export const currencyLocales = ['en-US', 'en-AU', 'en-NZ', 'en-GB'] as const

/** How amounts are shown in lists, cards and figures. */
export const CurrencyFormat = z
  .object({ currency_code: z.string(), currency_locale: z.string(), whole_dollars: z.number() })
  .meta({ id: 'CurrencyFormat' })
