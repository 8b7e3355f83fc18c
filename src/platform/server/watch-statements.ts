import type pg from 'pg'
import { socketOf } from './client-socket.ts'
import { currentWork } from './current-work.ts'
import type { Patience } from './patience.ts'
import type { Pulse } from './pulse.ts'
import { unavailable } from './unavailable.ts'

type Query = (...parts: readonly unknown[]) => unknown

/** How much later than the database itself we give a statement up, in milliseconds. */
const grace = 1000

/**
 * Gives a connection up when a statement gets no answer long after the database should have cancelled it, tells `pulse`
 * what is asked and answered, and refuses in words what was asked on a connection that is lost, in whichever of its many
 * ways the driver learns of it.
 */
export function watchStatements(
  client: pg.ClientBase,
  patience: Patience,
  pulse: Pick<Pulse, 'asked' | 'answered'>,
): void {
  let isLost = false
  let open = 0
  let givingUp: NodeJS.Timeout | undefined
  const lose = () => {
    isLost = true
  }
  client.on('error', lose)
  client.on('end', lose)

  const ask = () => {
    open++
    pulse.asked()
    givingUp ??= setTimeout(() => socketOf(client).destroy(), patience[currentWork().kind].statement + grace)
  }
  const hear = () => {
    open--
    pulse.answered()
    if (open > 0) return void givingUp?.refresh()
    clearTimeout(givingUp)
    givingUp = undefined
  }

  const query = client.query.bind(client) as Query
  const watched: Query = (...parts) => {
    const answer = query(...parts)
    // With a callback nothing is returned: only the pool's own shortcut does that.
    if (!(answer instanceof Promise)) return answer
    ask()
    return answer.finally(hear).catch((error: unknown) => Promise.reject(isLost ? unavailable(error) : error))
  }
  client.query = watched as typeof client.query
}
