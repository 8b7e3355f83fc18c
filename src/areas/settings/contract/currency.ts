import * as z from 'zod'

/** Those that firms here are asked for. */
export const currencyCodes = ['USD', 'AUD', 'NZD', 'GBP', 'EUR'] as const
export const currencyLocales = ['en-US', 'en-AU', 'en-NZ', 'en-GB'] as const

/** How amounts read in lists, cards and figures. */
export const CurrencyFormat = z
  .object({ currency_code: z.string(), currency_locale: z.string(), whole_dollars: z.number() })
  .meta({ id: 'CurrencyFormat' })
