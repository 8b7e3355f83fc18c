import { formatTime } from '#shared/local-date.ts'
import type { Reply } from './app.ts'

/** Who won, and how the others were refused, of those who booked `label` on orders from seven to three. */
export const outcomeOf =
  (label: string) =>
  (
    replies: readonly Reply<unknown>[],
    orders: readonly { order_no: string }[],
    { name = label, from = '07:00', to = '15:00' } = {},
  ) => {
    const winner = replies.findIndex(({ status }) => status === 200)
    const others = replies.filter(({ status }) => status !== 200)
    const refusals = [...new Set(others.map(({ status, message }) => `${status} ${message}`))]
    const order_no = orders[winner]?.order_no
    const words = [
      `409 ${name} is already booked on ${order_no} from ${formatTime(from)} to ${formatTime(to)}.`,
    ]
    return { winner, lost: others.length, refusals, words }
  }
