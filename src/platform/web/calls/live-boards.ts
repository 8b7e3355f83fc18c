import type { Query, QueryClient, QueryState } from '@tanstack/react-query'
import { type BoardEffects, isAffected, type Notice, topicRefresh, type Topics } from './topic-refresh.ts'

/** Between refreshes of what `readSeldom` reads. */
const seldomMs = 2_000

/** Only an error is on screen: another try would hide its "Try again" just when someone reaches for it. */
const isShownAsFailed = ({ status, data }: QueryState): boolean => status === 'error' && data === undefined

/** The topics under which `read` keeps an answer. */
const topicsOf = ({ queryKey, meta }: Query): readonly string[] => [
  String(queryKey[0]),
  ...((meta?.['also'] ?? []) as readonly string[]),
]

/** `apart`: what changes all the time, such as where others are. Nothing waits until it has been read again. */
const paces = ['usual', 'seldom', 'apart'] as const
const paceOf = ({ meta }: Query): (typeof paces)[number] =>
  meta?.['isSeldom'] ? 'seldom' : meta?.['isApart'] ? 'apart' : 'usual'

/** Reads again what notices make stale: counts at the edge of the screen less often than what is worked on. */
export function liveBoards(
  queries: QueryClient,
  effects: Pick<BoardEffects, 'isShown' | 'later'>,
): { note: (notice: Notice) => void; flush: () => void } {
  const boards = paces.map((pace) => {
    const isStale = (topics: Topics) => (query: Query) =>
      paceOf(query) === pace &&
      topicsOf(query).some((topic) => isAffected(topics, topic)) &&
      !(topics !== 'everything' && isShownAsFailed(query.state))
    const { note, flush } = topicRefresh({
      ...effects,
      ...(pace === 'seldom' && { apartMs: seldomMs }),
      refresh: (topics) => queries.invalidateQueries({ predicate: isStale(topics) }),
    })
    return {
      flush,
      // What concerns none of them does not make the next notice wait.
      note: (notice: Notice) => {
        const topics = notice === 'everything' ? notice : new Set([notice.topic])
        if (queries.getQueryCache().getAll().some(isStale(topics))) note(notice)
      },
    }
  })
  return {
    note: (notice) => boards.forEach((board) => board.note(notice)),
    flush: () => boards.forEach((board) => board.flush()),
  }
}
