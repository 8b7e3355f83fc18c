import type { Together } from '#platform/web/form-schema.ts'
import type { QuoteInput } from '../contract/quote.ts'
import { quoteErrors } from '../rules/check-quote.ts'

/** What the fields of a quote's form must be together. */
export const quoteTogether: Together<typeof QuoteInput> = ({ lines = [], ...quote }) =>
  quoteErrors(quote, lines)
