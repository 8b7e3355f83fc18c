import type { FieldErrors } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import { requiredWords } from '#shared/text.ts'
import type { DocumentType } from '../contract/document.ts'
import { documentLabels } from './document-labels.ts'

type TypeRules = Pick<DocumentType, 'name' | 'is_reviewed' | 'has_expiry' | 'needs_number'>
interface Details {
  number?: string | null | undefined
  issued_on?: string | null | undefined
  expires_on?: string | null | undefined
}

/** Valid through the end of its expiry day. */
export const isExpired = (expires_on: string | null, today: string): boolean =>
  expires_on !== null && expires_on < today

/** What is wrong with a document's details for its type on this day, by field; empty when valid. */
export function detailErrors(type: TypeRules, details: Details, today: string): FieldErrors {
  const { number, issued_on, expires_on } = details
  const errors: Record<string, string> = {}
  if (type.needs_number && !number) errors['number'] = requiredWords(documentLabels.number)
  if (type.has_expiry && !expires_on)
    errors['expires_on'] = `${documentLabels.expires_on} is required for ${type.name}.`
  if (!expires_on) return errors
  if (issued_on && expires_on < issued_on)
    errors['expires_on'] = 'Expiry date must be on or after the issue date.'
  // An old contract may be filed; an expired licence cannot be approved.
  else if (type.is_reviewed && isExpired(expires_on, today))
    errors['expires_on'] = `This document expired on ${formatDate(expires_on)}.`
  return errors
}
