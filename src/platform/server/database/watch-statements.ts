import type pg from 'pg'
import { cancelStatement } from './cancel-statement.ts'
import { socketOf } from './client-socket.ts'
import { currentWork } from '../change/current-work.ts'
import type { DatabaseTimeouts } from './database-timeouts.ts'
import type { Heartbeat } from '../live/heartbeat.ts'
import { unavailable } from './unavailable.ts'

type Query = (...parts: readonly unknown[]) => unknown

/** How much later than the database itself we give a statement up, in milliseconds. */
const grace = 1000

/** Asked without waiting for the answer: what follows counts on it. */
const isCountedOn = ([text]: readonly unknown[]): boolean =>
  typeof text === 'string' && /^(begin|set|reset) /.test(text)

/**
 * Gives a connection up when a statement gets no answer long after the database should have cancelled it, or when one
 * fails that others count on; reports to `heartbeat` what is asked and answered; has a statement cancelled that nobody waits for
 * any more; and refuses in words what was asked on a connection that is lost, in whichever of its many ways the driver
 * learns of it.
 */
export function watchStatements(
  client: pg.ClientBase,
  timeouts: DatabaseTimeouts,
  heartbeat: Pick<Heartbeat, 'asked' | 'answered'>,
): void {
  let isLost = false
  let open = 0
  let givingUp: NodeJS.Timeout | undefined
  const lose = () => {
    isLost = true
  }
  client.on('error', lose)
  client.on('end', lose)

  const giveUp = () => socketOf(client).destroy()
  const ask = () => {
    open++
    heartbeat.asked()
    givingUp ??= setTimeout(giveUp, timeouts[currentWork().kind].statement + grace)
  }
  const hear = () => {
    open--
    heartbeat.answered()
    if (open > 0) return void givingUp?.refresh()
    clearTimeout(givingUp)
    givingUp = undefined
  }

  const lost = async (): Promise<void> => {
    if (isLost) return
    const ended = new Promise((resolve) => client.once('end', resolve))
    giveUp()
    await ended
  }

  /** Who is next on this connection comes after the cancelling, which would else be meant for them. */
  const orCancelled = async <T>(answer: Promise<T>): Promise<T> => {
    const { gone } = currentWork()
    if (!gone) return answer
    let cancelling: Promise<void> | undefined
    const cancel = () => {
      cancelling = cancelStatement(client).then((isHeard) => (isHeard ? undefined : lost()))
    }
    gone.addEventListener('abort', cancel)
    try {
      return await answer
    } finally {
      gone.removeEventListener('abort', cancel)
      await cancelling
    }
  }

  const query = client.query.bind(client) as Query
  const watched: Query = (...parts) => {
    const answer = query(...parts)
    // With a callback nothing is returned: only the pool's own shortcut does that.
    if (!(answer instanceof Promise)) return answer
    ask()
    if (isCountedOn(parts)) answer.catch(giveUp)
    return orCancelled(answer)
      .finally(hear)
      .catch((error: unknown) => Promise.reject(isLost ? unavailable(error) : error))
  }
  client.query = watched as typeof client.query
}
