import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { AppError } from '#platform/contract/app-error.ts'
import type { LiveNotice } from '#platform/contract/session.ts'
import type { Authenticate } from '../sessions/authenticate.ts'
import { openListener } from './listener.ts'
import { type Notice, liveChannel, sessionTopic } from './live-notices.ts'
import { type Stream, openStreams } from './live-streams.ts'
import type { LiveAccess, News } from './live-access.ts'

const heartbeat = 25_000
/** How long notices are kept for a browser that loaded its screen before its stream opened, in milliseconds. */
const memory = 30_000

interface Options {
  app: FastifyInstance
  database: pg.PoolConfig
  authenticate: Authenticate
  mayReceive: LiveAccess
  /** The limit on streams in total. */
  most: number
}

/** An account's notices are for its owner, and for those who read users. */
const newsOf = ({ topic, id, user_id }: Notice): News[] => {
  if (user_id !== undefined) return [{ topic, user_id }]
  return topic === 'user' ? [{ topic }, { topic, user_id: id }] : [{ topic }]
}
const keyOf = ({ topic, user_id }: News): string => `${topic} ${user_id ?? ''}`

/**
 * `GET /api/events`: server-sent events for signed-in browsers, each limited to what it may read: the topic
 * only, no id. They are passed on through PostgreSQL, so that any server may have made the change. After a
 * lost connection the stream sends `reconnected`: notices sent in between were missed, so browsers refetch.
 * `?past=1500` also replays the last 1500 milliseconds (30 seconds at most), because a browser loads its
 * screen before its stream is open.
 */
export async function openLive({ app, database, authenticate, mayReceive, most }: Options): Promise<void> {
  const streams = openStreams(most)
  const recent = new Map<string, { at: number; news: News }>()
  const waiting = new Map<string, News>()

  const notifyStream = (stream: Stream, all: Iterable<News>): void => {
    const topics = new Set(
      [...all].filter((news) => mayReceive(stream.viewer, news)).map(({ topic }) => topic),
    )
    const events = [...topics].map((topic) => `data: ${JSON.stringify({ topic } satisfies LiveNotice)}\n\n`)
    if (events.length > 0) streams.say(stream, events.join(''))
  }
  /**
   * Notices that arrive together are sent together, each topic once: a change of five hundred records is one
   * notice.
   */
  const notifyWaiting = (): void => {
    const all = [...waiting.values()]
    waiting.clear()
    for (const stream of streams) notifyStream(stream, all)
  }
  const hear = (notice: Notice): void => {
    const at = Date.now()
    for (const news of newsOf(notice)) {
      recent.set(keyOf(news), { at, news })
      if (waiting.size === 0) setImmediate(notifyWaiting)
      waiting.set(keyOf(news), news)
    }
    if (notice.topic === sessionTopic) void askAgain(notice.user_id)
  }
  /**
   * Closes streams whose session has ended: a stream carries no data, but must not outlive the right to ask
   * for it, and its end tells the browser to check its sign-in. Rights are re-read. For one person, or for
   * all.
   */
  const askAgain = async (only?: number): Promise<void> => {
    for (const stream of streams) {
      if (only !== undefined && stream.viewer.user_id !== only) continue
      const viewer = await authenticate(stream.request, { cookie: true }).catch(() => 'unknown' as const)
      if (viewer === null) streams.end(stream)
      else if (viewer !== 'unknown') stream.viewer = viewer
    }
  }
  const listener = await openListener(database, liveChannel, {
    heard: (payload) => hear(JSON.parse(payload) as Notice),
    back: () => streams.sayToAll('event: reconnected\ndata: {}\n\n'),
  })

  let asking: Promise<void> | undefined
  const beat = setInterval(() => {
    streams.sayToAll(':\n\n')
    const before = Date.now() - memory
    for (const [key, { at }] of recent) if (at < before) recent.delete(key)
    // Avoids asking a slow database twice at once.
    asking ??= askAgain().finally(() => (asking = undefined))
  }, heartbeat)
  beat.unref()

  app.get<{ Querystring: { past?: string } }>('/api/events', async (request, reply) => {
    const viewer = await authenticate(request, { cookie: true })
    if (!viewer) throw new AppError('signed_out')
    streams.mustHaveRoom(viewer)
    reply.hijack()
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    }
    reply.raw.writeHead(200, headers as Record<string, string>)
    reply.raw.write('retry: 1000\n\n')
    const stream = { out: reply.raw, request, viewer }
    streams.add(stream)
    const since = Date.now() - Math.min(Number(request.query.past) || 0, memory)
    const missed = [...recent.values()].filter(({ at }) => at >= since)
    notifyStream(
      stream,
      missed.map(({ news }) => news),
    )
  })

  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const stream of streams) streams.end(stream)
    await listener.close()
  })
}
