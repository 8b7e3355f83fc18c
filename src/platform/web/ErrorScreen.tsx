import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isMissingCode } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { reload } from '#ui/reload.ts'
import { useOnline } from '#ui/use-online.ts'
import css from './Message.module.css'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { Refusal } from './refusal.ts'
import { showRefusal } from './show-refusal.ts'

/** In place of a screen that could not be shown: a record that is not there, no network, or a mistake of ours. */
export function ErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const isMissing = error instanceof Refusal && error.status === 404
  const isOutdated = isMissingCode(error)

  useEffect(() => {
    if (isMissing || isOutdated) return
    showRefusal(error)
    // A mistake of ours belongs in the browser's console and to whoever watches its errors.
    if (!(error instanceof Refusal)) reportError(error)
  }, [error, isMissing, isOutdated])

  const isOnline = useOnline()
  const wasOffline = useRef(!isOnline)
  useEffect(() => {
    if (isOutdated && isOnline && wasOffline.current) reload()
    wasOffline.current = !isOnline
  }, [isOutdated, isOnline])

  if (isMissing) return <NotFoundScreen />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (isOutdated)
    return (
      <div className={css.message} role="alert">
        <h1>This page could not be loaded</h1>
        <p>
          {isOnline
            ? 'Haulyard may have been updated. What you saved before is safe.'
            : 'You are offline. It loads by itself once you are back. What you saved before is safe.'}
        </p>
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      </div>
    )
  const isLoop = error instanceof Error && error.message.startsWith('Infinite redirect')
  return (
    <div className={css.message} role="alert">
      <h1>Something went wrong</h1>
      <p>{isLoop ? error.message : 'This page could not be shown. What you saved before is safe.'}</p>
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
