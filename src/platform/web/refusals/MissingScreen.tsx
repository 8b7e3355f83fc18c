import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { reload } from '#ui/reload.ts'
import { useOnline } from '#ui/use-online.ts'
import { noSignal } from './no-signal.ts'
import css from './Message.module.css'
import { isAnyUnsent, onUnsent, unsentWork } from '../calls/unsent.ts'

/**
 * Replaces a screen whose code failed to load. Browsers do not fetch the same module twice, so it needs a
 * reload; that is offered only where it can work, and waits for unsent work.
 */
export function MissingScreen() {
  const isOnline = useOnline()
  const isUnsent = useSyncExternalStore(onUnsent, isAnyUnsent)
  const wasOffline = useRef(!isOnline)
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    else if (wasOffline.current && !isUnsent) reload()
  }, [isOnline, isUnsent])
  const Pill = unsentWork()?.Pill
  return (
    <div className={css.message} role="alert">
      <h1>{isOnline ? 'This page could not be loaded' : noSignal.title}</h1>
      <p>{wordsFor(isOnline, isUnsent)}</p>
      {Pill && <Pill />}
      {isOnline && (
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      )}
    </div>
  )
}

function wordsFor(isOnline: boolean, isUnsent: boolean): string {
  if (!isOnline) return noSignal.text
  if (isUnsent) return 'Steps that have not been sent would be lost. Reload once they have.'
  return 'Haulyard may have been updated, or there was no signal. What you saved before is safe.'
}
