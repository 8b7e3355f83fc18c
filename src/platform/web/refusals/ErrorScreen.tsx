import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isMissingCode } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'
import css from './Message.module.css'
import { MissingScreen } from './MissingScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { Refusal } from '../calls/refusal.ts'
import { noSignal } from './no-signal.ts'
import { showRefusal } from './show-refusal.ts'
import { unsentWork } from '../calls/unsent.ts'

const retryMs = 15_000

/** Replaces a screen that could not be shown: record not found, no network, or a bug. */
export function ErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (error instanceof Refusal && error.status === 404) return <NotFoundScreen />
  if (isMissingCode(error)) return <MissingScreen />
  if (error instanceof Refusal && error.status === 0) return <NoSignal onRetry={retry} />
  return <Failed error={error} onRetry={retry} />
}

/** Retried when the browser reports a network, and at intervals in case it only seems to have one. */
function NoSignal({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    const timer = setInterval(again, retryMs)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [])
  const Pill = unsentWork()?.Pill
  return (
    <div className={css.message} role="alert">
      <h1>{noSignal.title}</h1>
      <p>{noSignal.text}</p>
      {Pill && <Pill />}
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    showRefusal(error)
    // Bugs belong in the browser console and in error monitoring.
    if (!(error instanceof Refusal)) reportError(error)
  }, [error])
  const isLoop = error instanceof Error && error.message.startsWith('Infinite redirect')
  return (
    <div className={css.message} role="alert">
      <h1>Something went wrong</h1>
      <p>{isLoop ? error.message : 'This page could not be shown. What you saved before is safe.'}</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
