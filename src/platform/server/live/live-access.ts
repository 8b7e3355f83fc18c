import type { Endpoints } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import { type Viewer, may } from '../sessions/viewer.ts'

/** The news that an answer under this topic is old, for all who may ask for one, or for one person. */
export interface News {
  topic: string
  user_id?: number
}
export type LiveAccess = (viewer: Viewer, news: News) => boolean

/** Which rights open the answers that are kept under a topic. */
export function topicRights(endpoints: Endpoints): ReadonlyMap<string, ReadonlySet<Permission>> {
  const rights = new Map<string, Set<Permission>>()
  for (const { method, topic, permission } of Object.values(endpoints)) {
    if (method !== 'GET' || topic === undefined) continue
    // What everybody may ask for is about themselves alone: they get what is addressed to them.
    if (permission === 'signed_in' || permission === 'public') continue
    rights.set(topic, (rights.get(topic) ?? new Set()).add(permission))
  }
  return rights
}

/**
 * Who may hear: whoever may read an answer under the topic. News for one person are theirs alone, and nothing else
 * reaches somebody who waits for approval. An answer under `*` opens no topic: it is old with those that are heard.
 */
export function openLiveAccess(endpoints: Endpoints): LiveAccess {
  const rights = topicRights(endpoints)
  return (viewer, { topic, user_id }) => {
    if (user_id !== undefined) return user_id === viewer.user_id
    if (viewer.user_type === null) return false
    return [...(rights.get(topic) ?? [])].some((permission) => may(viewer, permission))
  }
}
