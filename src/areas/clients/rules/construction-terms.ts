import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { paymentTerms } from '../contract/choices.ts'

type PaymentTerms = (typeof paymentTerms)[number]

/** Terms that can run past 20 business days, which are four weeks without a holiday. */
const longTerms: readonly PaymentTerms[] = ['30', 'EOM30']

/** Why terms are too long for a construction contract. */
export const constructionTermsWords =
  'A construction contract must be paid within 20 business days (security of payment law). Choose shorter terms.'

export interface Terms {
  sop_construction_contract?: number | undefined
  payment_terms?: PaymentTerms | null | undefined
}
/** Contradictions in a client's terms, as far as they are filled in. */
export const termsErrors = ({ sop_construction_contract, payment_terms }: Terms): FieldErrors =>
  sop_construction_contract && payment_terms && longTerms.includes(payment_terms)
    ? { payment_terms: constructionTermsWords }
    : {}
