import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { AppError } from '#platform/contract/app-error.ts'
import type { Authenticate } from './authenticate.ts'
import { openListener } from './listener.ts'
import { type Notice, liveChannel, sessionTopic } from './live-notices.ts'

const heartbeat = 25_000
/** How long notices are kept for a browser that read its screen before its stream was open, in milliseconds. */
const memory = 30_000

/**
 * `GET /api/events`: server-sent events for signed-in browsers. Notices come through PostgreSQL, so that it does not
 * matter which server made the change. After a lost connection the stream sends `reconnected`: what was said meanwhile
 * is gone, and browsers ask again. `?past=1500` also sends what was said in the last 1500 milliseconds (30 seconds at
 * most): a browser reads its screen before its stream is open.
 */
export async function openLive(
  app: FastifyInstance,
  config: pg.PoolConfig,
  authenticate: Authenticate,
): Promise<void> {
  const streams = new Map<NodeJS.WritableStream, { request: FastifyRequest; user_id: number | null }>()

  const tellAll = (event: string) => {
    for (const stream of streams.keys()) stream.write(event)
  }
  const recent: { at: number; notice: Notice }[] = []
  const tellOne = (
    stream: NodeJS.WritableStream,
    viewer_id: number | null,
    { user_id, ...notice }: Notice,
  ) => {
    if (user_id === undefined || viewer_id === user_id) stream.write(`data: ${JSON.stringify(notice)}\n\n`)
  }
  const tell = (notice: Notice) => {
    const at = Date.now()
    while (recent[0] && recent[0].at < at - memory) recent.shift()
    recent.push({ at, notice })
    for (const [stream, person] of streams) tellOne(stream, person.user_id, notice)
    if (notice.topic === sessionTopic) void endRevoked(notice.user_id)
  }
  /**
   * A stream ends with its session: it carries no data, but it must not outlive the right to ask for it, and its end
   * tells the browser to ask whether it is still signed in. Of one person, or of everybody whose session has run out.
   */
  const endRevoked = async (only?: number): Promise<void> => {
    for (const [stream, { request, user_id }] of streams) {
      if (only !== undefined && user_id !== only) continue
      const viewer = await authenticate(request, { cookie: true }).catch(() => 'unknown')
      if (viewer === null) stream.end()
    }
  }
  const listener = await openListener(config, liveChannel, {
    said: (payload) => tell(JSON.parse(payload) as Notice),
    back: () => tellAll('event: reconnected\ndata: {}\n\n'),
  })

  const beat = setInterval(() => {
    tellAll(':\n\n')
    void endRevoked()
  }, heartbeat)
  beat.unref()

  app.get<{ Querystring: { past?: string } }>('/api/events', async (request, reply) => {
    const viewer = await authenticate(request, { cookie: true })
    if (!viewer) throw new AppError('signed_out')
    reply.hijack()
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    }
    reply.raw.writeHead(200, headers as Record<string, string>)
    reply.raw.write('retry: 1000\n\n')
    streams.set(reply.raw, { request, user_id: viewer.user_id })
    const since = Date.now() - (Number(request.query.past) || 0)
    for (const { at, notice } of recent) if (at >= since) tellOne(reply.raw, viewer.user_id, notice)
    request.raw.once('close', () => streams.delete(reply.raw))
  })

  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const stream of streams.keys()) stream.end()
    await listener.close()
  })
}
