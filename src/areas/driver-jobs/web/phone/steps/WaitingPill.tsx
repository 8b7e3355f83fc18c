import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { keepUnsent } from '#platform/web/calls/unsent.ts'
import { plural } from '#shared/text.ts'
import { countWaiting, holdsWork } from '../../../rules/step-queue.ts'
import { onQueue, queueState, retryNow, wasAnythingSent } from './step-queue.ts'
import css from './WaitingPill.module.css'

/** How much is still unsent, where pressing retries at once, or that all of it has been sent. */
export function WaitingPill() {
  const queue = useSyncExternalStore(onQueue, queueState)
  const count = countWaiting(queue)
  if (count === 0) {
    // Nothing is known of steps from before the page was opened.
    if (!wasAnythingSent() || queue.refused.length > 0) return null
    return (
      <output className={css.pill}>
        <IconCloudCheck size={16} aria-hidden />
        All sent
      </output>
    )
  }
  if (!queue.is_stuck)
    return (
      <button type="button" className={`${css.pill} ${css.sending}`} onClick={retryNow}>
        <IconCloudUp size={16} aria-hidden />
        Sending {count}
      </button>
    )
  return (
    <button type="button" className={`${css.pill} ${css.stuck}`} onClick={retryNow}>
      <IconCloudOff size={16} aria-hidden />
      {plural(count, 'step')} not sent. Retry now
    </button>
  )
}

keepUnsent({
  isAny: () => holdsWork(queueState()),
  listen: onQueue,
  Pill: WaitingPill,
})
