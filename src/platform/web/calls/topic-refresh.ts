export type Topics = ReadonlySet<string> | 'everything'

/** The topic of answers built from everyone's work: every notice makes them stale. */
const anyTopic = '*'

/** Whether such a notice makes an answer under this topic stale. */
export const isAffected = (topics: Topics, topic: string): boolean =>
  topics === 'everything' || topic === anyTopic || topics.has(topic)

interface BoardEffects {
  refresh: (topics: Topics) => void
  isShown: () => boolean
  later: (then: () => void, ms: number) => void
}

const apartMs = 250

/**
 * Collects notices and refreshes immediately for the first, then at most every 250 ms, each topic once; a hidden
 * page waits until it is shown (`flush`).
 */
export function topicRefresh({ refresh, isShown, later }: BoardEffects): {
  note: (word: { topic: string } | 'everything') => void
  flush: () => void
} {
  let waiting: Set<string> | 'everything' = new Set()
  let isResting = false

  const flush = () => {
    if (isResting || !isShown() || (waiting !== 'everything' && waiting.size === 0)) return
    const topics = waiting
    waiting = new Set()
    isResting = true
    later(() => {
      isResting = false
      flush()
    }, apartMs)
    refresh(topics)
  }
  return {
    flush,
    note: (word) => {
      if (word === 'everything') waiting = word
      else if (waiting !== 'everything') waiting.add(word.topic)
      flush()
    },
  }
}
