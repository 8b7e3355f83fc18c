import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { currentQuestion, onQuestion } from '#ui/dialogs/confirm-store.ts'
import css from './phone.module.css'

const doubleTapMs = 450

/** Covers the page while a tap may still be meant for the screen before. */
const cover = document.createElement('div')
cover.className = css.cover ?? ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Ignores taps for a moment: the second of a double tap was meant for what was there before. */
export function guardDoubleTap(): void {
  document.body.append(cover)
  clearTimeout(timer)
  timer = setTimeout(() => cover.remove(), doubleTapMs)
}

/** Guards the screen when it appears, and whenever its content, or a dialog over it, changes. */
export function useDoubleTapGuard(shown: unknown): void {
  const question = useSyncExternalStore(onQuestion, currentQuestion)
  useLayoutEffect(guardDoubleTap, [shown, question])
  useEffect(() => {
    // One per part: a part that unmounts leaves the others' guards.
    const listening = new AbortController()
    addEventListener('keydown', (event) => pressOnce(event), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** A key pressed twice, or held, counts as one press too. */
function pressOnce(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' '
  const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null
  if (isPress && isOnButton && (event.repeat || cover.isConnected)) event.preventDefault()
}
