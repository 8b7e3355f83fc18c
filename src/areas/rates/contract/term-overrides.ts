import * as z from 'zod'
import { TermsShown } from './pricing-settings.ts'
import { termFields } from './terms.ts'

/** The fields that say something: an empty one leaves the term to the card or the usual terms. */
const filled = (terms: unknown): unknown =>
  terms !== null && typeof terms === 'object' && !Array.isArray(terms)
    ? Object.fromEntries(
        Object.entries(terms).filter(
          ([, value]) =>
            value !== null &&
            value !== undefined &&
            value !== '' &&
            !(Array.isArray(value) && value.length === 0),
        ),
      )
    : terms

/** What a card or a rate says otherwise than the usual terms: only what differs. */
export const TermOverrides = z.preprocess(filled, termFields.partial()).meta({ id: 'TermOverrides' })
export type TermOverrides = z.output<typeof TermOverrides>

/** The same in an answer. */
export const TermOverridesShown = TermsShown.partial().meta({ id: 'TermOverridesShown' })
export type TermOverridesShown = z.output<typeof TermOverridesShown>
