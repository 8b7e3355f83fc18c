import * as z from 'zod'
import type { Together } from '#platform/web/forms/form-schema.ts'
import { QuoteInput } from '../../contract/quote.ts'
import { quoteErrors } from '../../rules/check-quote.ts'
import { withoutIdleEnd } from '../../rules/new-line.ts'

/** What the form of a quote sends: a draft is saved although the line that it begins with is not used yet. */
export const QuoteFields = QuoteInput.extend({
  lines: z.preprocess(
    (lines) => (Array.isArray(lines) ? withoutIdleEnd(lines as object[]) : lines),
    QuoteInput.shape.lines,
  ),
})

/** What the fields of a quote's form must be together. */
export const quoteTogether: Together<typeof QuoteFields> = ({ lines = [], ...quote }) =>
  quoteErrors(quote, withoutIdleEnd(lines))
