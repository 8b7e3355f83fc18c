import type { Change } from './change.ts'

/** What is put away carries when and by whom; where it is said why, `archive_reason` is beside it. */
export const archivedBy = ({ now, viewer }: Pick<Change, 'now' | 'viewer'>) => ({
  archived_at: now.toISOString(),
  archived_by: viewer.user_id,
})

/** What is brought back carries nothing of it. */
export const notArchived = { archived_at: null, archived_by: null } as const

/** Each once, and always in the same order, so that two who lock many never wait for each other. */
export const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)
