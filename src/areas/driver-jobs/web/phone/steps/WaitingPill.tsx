import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { keepUnsent } from '#platform/web/calls/unsent.ts'
import { plural } from '#shared/text.ts'
import { onQueue, queueState, retryNow, wasAnythingSent } from './step-queue.ts'
import css from './WaitingPill.module.css'

/** What still waits to be sent; pressed, it is tried again at once. */
export function WaitingPill() {
  const { waiting, is_stuck } = useSyncExternalStore(onQueue, queueState)
  if (waiting.length === 0)
    return (
      <output className={css.pill}>
        <IconCloudCheck size={16} aria-hidden />
        {wasAnythingSent() ? 'All sent' : 'Nothing waiting'}
      </output>
    )
  if (!is_stuck)
    return (
      <button type="button" className={`${css.pill} ${css.sending}`} onClick={retryNow}>
        <IconCloudUp size={16} aria-hidden />
        Sending {waiting.length}
      </button>
    )
  return (
    <button type="button" className={`${css.pill} ${css.stuck}`} onClick={retryNow}>
      <IconCloudOff size={16} aria-hidden />
      {plural(waiting.length, 'step')} not sent. Retry now
    </button>
  )
}

keepUnsent({
  isAny: () => queueState().waiting.length > 0 || queueState().refused.length > 0,
  listen: onQueue,
  Pill: WaitingPill,
})
