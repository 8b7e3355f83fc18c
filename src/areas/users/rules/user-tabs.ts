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
 * The tabs of a user that a viewer may open, as the server allows: documents are for that person and for
 * reviewers; history is for the person, for those who edit users and, about documents, for reviewers.
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
