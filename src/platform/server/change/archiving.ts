import type { Change } from './change.ts'

/** Archived rows carry when and by whom; where a reason is asked for, it is in `archive_reason`. */
export const archivedBy = ({ now, viewer }: Pick<Change, 'now' | 'viewer'>) => ({
  archived_at: now.toISOString(),
  archived_by: viewer.user_id,
})

/** Clears them on restore. */
export const notArchived = { archived_at: null, archived_by: null } as const

/** Each once, and always in the same order, so that two calls locking many rows cannot deadlock. */
export const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)
