import type { QueryClient } from '@tanstack/react-query'
import type { LiveNotice } from '#platform/contract/session.ts'
import { liveBoards } from './live-boards.ts'
import type { Notice } from './topic-refresh.ts'

const lockName = 'haulyard-live'
/** After the server refuses the stream, the browser does not retry on its own. */
const reopenMs = 15_000

let isStarted = false
const refusedHearers = new Set<() => void>()

/** Calls back when the server refuses the stream, since the session may have ended. @returns how to unsubscribe. */
export function onStreamRefused(hear: () => void): () => void {
  refusedHearers.add(hear)
  return () => refusedHearers.delete(hear)
}

/**
 * Keeps the screen current: one tab of this browser listens to the server and tells the others; each
 * refetches what changed, with its own rights. HTTP/1.1 allows six connections per server, so a stream per
 * tab would use them all up.
 */
export function startLive(queries: QueryClient): void {
  if (isStarted) return
  isStarted = true
  const { note, flush } = liveBoards(queries, {
    isShown: () => document.visibilityState === 'visible',
    later: (then, ms) => void setTimeout(then, ms),
  })
  document.addEventListener('visibilitychange', flush)

  const channel = new BroadcastChannel(lockName)
  channel.addEventListener('message', (event: MessageEvent<Notice>) => note(event.data))
  const post = (notice: Notice) => {
    note(notice)
    channel.postMessage(notice)
  }
  // Without HTTPS there are no locks, so each tab listens for itself.
  if (!('locks' in navigator)) return listen(note)
  void navigator.locks.request(lockName, () => {
    listen(post)
    return new Promise(() => {}) // held until this tab closes; then the next one listens
  })
}

function listen(post: (notice: Notice) => void): void {
  // Changes since this page began to load may be missing from what it has read.
  const stream = new EventSource(`/api/events?past=${Math.ceil(performance.now())}`)
  let hasOpened = false
  stream.addEventListener('open', () => {
    // Anything sent while nobody was listening is lost.
    if (hasOpened) post('everything')
    hasOpened = true
  })
  stream.addEventListener('message', (event: MessageEvent<string>) => {
    const { topic } = JSON.parse(event.data) as LiveNotice
    post({ topic })
  })
  stream.addEventListener('reconnected', () => post('everything'))
  stream.addEventListener('error', () => {
    if (stream.readyState !== EventSource.CLOSED) return
    for (const hear of refusedHearers) hear()
    setTimeout(() => {
      listen(post)
      post('everything')
    }, reopenMs)
  })
}
