import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { cancelStatement } from './cancel-statement.ts'
import { socketOf } from './client-socket.ts'
import { currentWork } from '../change/current-work.ts'
import type { DatabaseTimeouts } from './database-timeouts.ts'
import type { Heartbeat } from '../live/heartbeat.ts'
import { unavailable } from './unavailable.ts'

type Query = (...parts: readonly unknown[]) => unknown

/** How much later than the database itself we give up on a statement, in milliseconds. */
const grace = 1000
/** How long after each cancel request the next one follows, in milliseconds: all of it once, then we give up. */
const betweenCancels = [100, 200, 400, 800, 1600]

/** Sent without awaiting: what follows relies on it. */
const isCountedOn = ([text]: readonly unknown[]): boolean =>
  typeof text === 'string' && /^(begin|set|reset) /.test(text)

/**
 * Drops a connection when a statement gets no answer long after the database should have cancelled it, or
 * when one fails that others rely on; reports what is sent and answered to `heartbeat`; cancels statements
 * whose caller has gone; and gives queries on a lost connection a readable refusal, however the driver
 * reports the loss.
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

  /**
   * The next user of this connection waits for the cancel request, which could otherwise hit their statement.
   * It is repeated: one that arrives while the statement still queues behind others cancels nothing.
   */
  const orCancelled = async <T>(answer: Promise<T>): Promise<T> => {
    const { gone } = currentWork()
    if (!gone) return answer
    let isAnswered = false
    let cancelling: Promise<void> | undefined
    const cancelUntilAnswered = async () => {
      for (const pause of betweenCancels) {
        if (isAnswered) return
        if (!(await cancelStatement(client))) return lost()
        await Promise.race([answer.catch(() => {}), sleep(pause, undefined, { ref: false })])
      }
      if (!isAnswered) await lost()
    }
    const cancel = () => {
      cancelling = cancelUntilAnswered()
    }
    gone.addEventListener('abort', cancel)
    try {
      return await answer
    } finally {
      isAnswered = true
      gone.removeEventListener('abort', cancel)
      await cancelling
    }
  }

  const query = client.query.bind(client) as Query
  const watched: Query = (...parts) => {
    // With a callback nothing is returned: only the pool's own shortcut does that.
    const hasCallback = parts.some((part) => typeof part === 'function')
    if (currentWork().gone?.aborted && !hasCallback) return Promise.reject(unavailable())
    const answer = query(...parts)
    if (!(answer instanceof Promise)) return answer
    ask()
    if (isCountedOn(parts)) answer.catch(giveUp)
    return orCancelled(answer)
      .finally(hear)
      .catch((error: unknown) => Promise.reject(isLost ? unavailable(error) : error))
  }
  client.query = watched as typeof client.query
}
