import type { Endpoints } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import { type Viewer, may } from '../sessions/viewer.ts'

/** The notice that answers under this topic are stale, for everyone who may read them, or for one person. */
export interface News {
  topic: string
  user_id?: number
}
export type LiveAccess = (viewer: Viewer, news: News) => boolean

/**
 * The rights that allow reading the answers under a topic. What also makes an answer stale adds none: who may read a
 * client list need not hear of every invoice.
 */
export function topicRights(endpoints: Endpoints): ReadonlyMap<string, ReadonlySet<Permission>> {
  const rights = new Map<string, Set<Permission>>()
  for (const { method, topic, permission } of Object.values(endpoints)) {
    if (method !== 'GET' || topic === undefined) continue
    // What everyone may ask for is about themselves: they only get notices addressed to them.
    if (permission === 'signed_in' || permission === 'public') continue
    rights.set(topic, (rights.get(topic) ?? new Set()).add(permission))
  }
  return rights
}

/**
 * Who may receive a notice: those who may read an answer under its topic. Notices for one person are theirs
 * alone, and nothing else reaches users waiting for approval. An answer under `*` does not grant a topic: it
 * goes stale with those that are received.
 */
export function openLiveAccess(endpoints: Endpoints): LiveAccess {
  const rights = topicRights(endpoints)
  return (viewer, { topic, user_id }) => {
    if (user_id !== undefined) return user_id === viewer.user_id
    if (viewer.user_type === null) return false
    return [...(rights.get(topic) ?? [])].some((permission) => may(viewer, permission))
  }
}
