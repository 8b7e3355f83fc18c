import type { Grants } from '#shared/permissions.ts'

export const userTabs = {
  details: { label: 'Details' },
  documents: { label: 'Documents' },
  notes: { label: 'Notes' },
  history: { label: 'History' },
} as const
export type UserTab = keyof typeof userTabs

interface Viewer {
  readonly id: number
  readonly permissions: Grants
}

/**
 * The tabs of a user that somebody may open, as the server answers them: a person's papers are for that person and for
 * those who review them, and what was done is for the person, for who edits users and, of the papers, for who reviews.
 */
export function tabsFor({ id, permissions }: Viewer, user_id: number): UserTab[] {
  const isSelf = id === user_id
  const holds = (key: keyof Grants) => permissions[key] !== undefined
  const reviews = permissions['documents:approve'] === 'all' && permissions['documents:read'] === 'all'
  const opens: Record<UserTab, boolean> = {
    details: true,
    documents: isSelf ? holds('documents:read') : reviews,
    notes: holds('notes:read'),
    history: isSelf || holds('users:write') || holds('documents:approve'),
  }
  return (Object.keys(userTabs) as UserTab[]).filter((tab) => opens[tab])
}
