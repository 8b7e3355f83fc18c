import { useEffect, useRef } from 'react'
import type { Fill } from './use-fill.ts'

/** 1 to 9 choose a candidate, Shift+Enter repeats the last choice for the row’s other days, Ctrl+Enter books all. */
export function useFillKeys(fill: Fill) {
  const latest = useRef(fill)
  useEffect(() => {
    latest.current = fill
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const now = latest.current
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog')
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        void now.book('confirmed')
      } else if (event.key === 'Enter' && event.shiftKey) {
        const row = now.last && now.rowOf(now.last)
        if (!now.last || !row) return
        event.preventDefault()
        now.same(row, now.last)
      } else if (/^[1-9]$/.test(event.key) && !isTyping && !event.ctrlKey && !event.altKey && !event.metaKey)
        document.querySelector<HTMLElement>(`[data-choice="${event.key}"]`)?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
