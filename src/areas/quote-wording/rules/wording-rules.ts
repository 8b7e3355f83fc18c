import type { Allowed } from '#shared/allowed.ts'
import type { WordingDocument, WordingKind } from '../contract/choices.ts'

interface State {
  archived_at: string | null
  is_default: number
}
/** What may be done with terms or a footer; shared by server and buttons. A string says why not. */
export const wordingCan = {
  edit: ({ archived_at }: State): Allowed => (archived_at ? 'Restore this to change it.' : true),
  archive: ({ archived_at, is_default }: State): Allowed => {
    if (archived_at) return 'This is already archived.'
    return is_default ? 'This is the default. Make another the default first.' : true
  },
  restore: ({ archived_at }: State): Allowed => (archived_at ? true : 'This is not archived.'),
}

/** The newest text starts on a later day, and documents of today print one before it. */
export const startsLater = (
  { revision, effective_from }: { revision: number; effective_from: string | null },
  today: string,
): boolean => revision > 1 && effective_from !== null && effective_from > today

/** What fits a document: terms may fill pages, a footer is a few lines. */
export const wordingLimits: Readonly<Record<WordingKind, { max: number; lines: number }>> = {
  terms: { max: 20_000, lines: 400 },
  footer: { max: 2000, lines: 20 },
}

interface Default {
  title: string
  applies_to: readonly WordingDocument[]
}
/**
 * Whether a default gives way to one for `documents`: entirely, or it would be missing from its other documents. A string
 * says why not.
 */
export const givesWay = ({ title, applies_to }: Default, documents: readonly WordingDocument[]): Allowed => {
  const others = applies_to.filter((one) => !documents.includes(one))
  if (others.length === 0) return true
  const words = others.map((one) => `${one}s`).join(' and ')
  return `“${title}” is the default for ${words} as well. Change what it applies to first.`
}
