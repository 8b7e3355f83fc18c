import type { Candidate } from '../contract/booking.ts'

const groups = ['fits', 'with-reason', 'cannot', 'other-kinds'] as const
export type CandidateGroup = (typeof groups)[number]

/**
 * Whether a candidate may go, may go if someone gives a reason, or cannot; `mayOverride`: this person may give one.
 * Those of another kind than the order asks for are apart.
 */
export function groupOf(
  { free, reasons }: Pick<Candidate, 'free' | 'reasons'>,
  mayOverride: boolean,
): CandidateGroup {
  if (reasons.some(({ code }) => code === 'category')) return 'other-kinds'
  if (!free || reasons.some(({ blocks }) => blocks === 'hard')) return 'cannot'
  if (reasons.length === 0) return 'fits'
  return mayOverride ? 'with-reason' : 'cannot'
}

/** The groups that are not empty, those that fit first and other kinds last; each keeps its order. */
export const grouped = <One extends Pick<Candidate, 'free' | 'reasons'>>(
  candidates: readonly One[],
  mayOverride: boolean,
): { group: CandidateGroup; members: One[] }[] =>
  groups
    .map((group) => ({ group, members: candidates.filter((one) => groupOf(one, mayOverride) === group) }))
    .filter(({ members }) => members.length > 0)
