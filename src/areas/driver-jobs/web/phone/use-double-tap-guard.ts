import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { currentQuestion, onQuestion } from '#ui/dialogs/confirm-store.ts'
import css from './phone.module.css'

const doubleTapMs = 450

/** Lies over the whole page while no tap is meant for what stands there. */
const cover = document.createElement('div')
cover.className = css.cover ?? ''
let timer: ReturnType<typeof setTimeout> | undefined

/** The screen takes no tap for a moment: the second tap of two was meant for what stood there before. */
export function guardDoubleTap(): void {
  document.body.append(cover)
  clearTimeout(timer)
  timer = setTimeout(() => cover.remove(), doubleTapMs)
}

/** Settles the screen when it comes, and whenever what it shows, or a question over it, comes or goes. */
export function useDoubleTapGuard(shown: unknown): void {
  const question = useSyncExternalStore(onQuestion, currentQuestion)
  useLayoutEffect(guardDoubleTap, [shown, question])
  useEffect(() => {
    // Of each part its own: one that goes leaves those of the others.
    const listening = new AbortController()
    addEventListener('keydown', (event) => pressOnce(event), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** A key that is pressed twice, or held, is one press too. */
function pressOnce(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' '
  const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null
  if (isPress && isOnButton && (event.repeat || cover.isConnected)) event.preventDefault()
}
