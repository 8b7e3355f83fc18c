import * as z from 'zod'
import type { Together } from '#platform/web/forms/form-schema.ts'
import { QuoteInput } from '../../contract/quote.ts'
import { quoteErrors } from '../../rules/check-quote.ts'
import { withoutIdleEnd } from '../../rules/new-line.ts'

/** What a quote's form sends: a draft can be saved with its initial line unused. */
export const QuoteFields = QuoteInput.extend({
  lines: z.preprocess(
    (lines) => (Array.isArray(lines) ? withoutIdleEnd(lines as object[]) : lines),
    QuoteInput.shape.lines,
  ),
})

/** The cross-field rules of a quote's form. */
export const quoteTogether: Together<typeof QuoteFields> = ({ lines = [], ...quote }) =>
  quoteErrors(quote, withoutIdleEnd(lines))
