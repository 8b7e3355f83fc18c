import type { Query, QueryClient, QueryState } from '@tanstack/react-query'
import type { LiveNotice } from '#platform/contract/session.ts'
import { isAffected, topicRefresh } from './topic-refresh.ts'

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

/** Only an error is on screen: another try would hide its "Try again" just when someone reaches for it. */
const isShownAsFailed = ({ status, data }: QueryState): boolean => status === 'error' && data === undefined

/** The topics under which `read` keeps an answer. */
const topicsOf = ({ queryKey, meta }: Query): readonly string[] => [
  String(queryKey[0]),
  ...((meta?.['also'] ?? []) as readonly string[]),
]

/** Messages between tabs: the topics that changed, or that anything may have. */
type Word = { topic: string } | 'everything'

/**
 * Keeps the screen current: one tab of this browser listens to the server and tells the others; each
 * refetches what changed, with its own rights. HTTP/1.1 allows six connections per server, so a stream per
 * tab would use them all up.
 */
export function startLive(queries: QueryClient): void {
  if (isStarted) return
  isStarted = true
  const board = topicRefresh({
    refresh: (topics) =>
      queries.invalidateQueries({
        predicate: (query) =>
          topicsOf(query).some((topic) => isAffected(topics, topic)) &&
          !(topics !== 'everything' && isShownAsFailed(query.state)),
      }),
    isShown: () => document.visibilityState === 'visible',
    later: (then, ms) => void setTimeout(then, ms),
  })
  document.addEventListener('visibilitychange', board.flush)

  const channel = new BroadcastChannel(lockName)
  channel.addEventListener('message', (event: MessageEvent<Word>) => board.note(event.data))
  const post = (word: Word) => {
    board.note(word)
    channel.postMessage(word)
  }
  // Without HTTPS there are no locks, so each tab listens for itself.
  if (!('locks' in navigator)) return listen(board.note)
  void navigator.locks.request(lockName, () => {
    listen(post)
    return new Promise(() => {}) // held until this tab closes; then the next one listens
  })
}

function listen(post: (word: Word) => void): void {
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
