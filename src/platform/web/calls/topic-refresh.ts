export type Topics = ReadonlySet<string> | 'everything'

/** The topic of answers built from everyone's work: every notice makes them stale. */
const anyTopic = '*'

/** Whether such a notice makes an answer under this topic stale. */
export const isAffected = (topics: Topics, topic: string): boolean =>
  topics === 'everything' || topic === anyTopic || topics.has(topic)

/** What has changed, or that anything may have. */
export type Notice = { topic: string } | 'everything'

export interface BoardEffects {
  /** Settles once everything is read again. */
  refresh: (topics: Topics) => Promise<unknown>
  isShown: () => boolean
  later: (then: () => void, ms: number) => void
  apartMs?: number
}

/**
 * Collects notices and refreshes immediately for the first. The next refresh, each topic once, waits for this one and at
 * least `apartMs`; a hidden page waits until it is shown (`flush`).
 */
export function topicRefresh({ refresh, isShown, later, apartMs = 250 }: BoardEffects): {
  note: (notice: Notice) => void
  flush: () => void
} {
  let waiting: Set<string> | 'everything' = new Set()
  let isResting = false

  const flush = () => {
    if (isResting || !isShown() || (waiting !== 'everything' && waiting.size === 0)) return
    const topics = waiting
    waiting = new Set()
    isResting = true
    const rested = new Promise<void>((done) => later(done, apartMs))
    void Promise.allSettled([refresh(topics), rested]).then(() => {
      isResting = false
      flush()
    })
  }
  return {
    flush,
    note: (notice) => {
      if (notice === 'everything') waiting = notice
      else if (waiting !== 'everything') waiting.add(notice.topic)
      flush()
    },
  }
}
