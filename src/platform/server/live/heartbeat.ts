import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { socketOf } from '../database/client-socket.ts'
import { withTimeout } from '../database/with-timeout.ts'

/** When nothing arrives for this long while something is pending, the database is probed. All in milliseconds. */
const silence = 200
/** How long the probe may take, and a second one after it: about a second in all. */
const answersWithin = 400
/** How often an unavailable database is retried. */
const triesEvery = 200

export interface Heartbeat {
  /** The database is not answering, or missed one probe: callers are refused immediately. */
  isAway(): boolean
  /** A statement was sent. */
  asked(): void
  /** A statement was answered. */
  answered(): void
  /** Whether the database answers, within a second. */
  beat(): Promise<boolean>
  stop(): Promise<void>
}

/** `silent`: it may still answer. */
type Answer = 'there' | 'lost' | 'silent'

interface Options {
  newClient: () => pg.Client
  /** It has gone silent: there is no point in waiting for its answers. */
  onAway: () => void
  onBack: () => void
}

/**
 * Detects whether the database is reachable, over a connection of its own. A frozen or disconnected one looks
 * like a slow one: only a probe that should be answered immediately distinguishes them.
 */
export function openHeartbeat({ newClient, onAway, onBack }: Options): Heartbeat {
  let client: pg.Client | undefined
  let away = false
  let isDoubtful = false
  let isStopped = false
  let open = 0
  let heard = performance.now()
  let beating: Promise<boolean> | undefined

  const connect = async (): Promise<void> => {
    const next = newClient()
    next.on('error', () => {}) // Only its closing matters.
    client = next
    try {
      await next.connect()
    } catch (error) {
      if (client === next) client = undefined
      throw error
    }
    next.once('end', () => {
      if (client !== next) return
      client = undefined
      void beat()
    })
  }
  const ask = async (): Promise<unknown> => (client ? client.query('select 1') : connect())
  const letGo = () => {
    if (client) socketOf(client).destroy()
    client = undefined
  }

  const asked = (): Promise<Answer> => ask().then((): Answer => 'there', answerOf)
  /**
   * One missed answer may be a brief stall: newcomers are refused for now, but nobody is cut off until a
   * second one is missed.
   */
  const answers = async (): Promise<boolean> => {
    const answer = asked()
    const first = await withTimeout<Answer>(answer, answersWithin, 'silent')
    if (first === 'there' || away) return first === 'there'
    isDoubtful = true
    if (first === 'lost') letGo()
    const second = await withTimeout<Answer>(first === 'lost' ? asked() : answer, answersWithin, 'silent')
    isDoubtful = false
    return second === 'there'
  }

  const check = async (): Promise<boolean> => {
    const isAnswering = await answers()
    if (!isAnswering) letGo()
    if (isAnswering && away) comeBack()
    if (!isAnswering && !away) goAway()
    return isAnswering
  }
  const beat = (): Promise<boolean> => {
    if (isStopped) return Promise.resolve(false)
    beating ??= check().finally(() => (beating = undefined))
    return beating
  }
  const comeBack = () => {
    away = false
    onBack()
  }
  const goAway = () => {
    if (isStopped) return
    away = true
    onAway()
    void tryOn()
  }
  const tryOn = async (): Promise<void> => {
    while (away && !isStopped) {
      await sleep(triesEvery, undefined, { ref: false })
      await beat()
    }
  }

  const listening = setInterval(() => {
    if (open > 0 && !away && performance.now() - heard > silence) void beat()
  }, silence / 2)
  listening.unref()
  void beat()

  return {
    isAway: () => away || isDoubtful,
    asked: () => {
      if (open++ === 0) heard = performance.now()
    },
    answered: () => {
      open--
      heard = performance.now()
    },
    beat,
    stop: async () => {
      isStopped = true
      clearInterval(listening)
      await beating
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

/** Only a live database sends errors; but not while it is starting or stopping. */
const answerOf = (error: unknown): Answer =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P') ? 'there' : 'lost'
