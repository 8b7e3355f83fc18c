import { type RefObject, useEffect } from 'react'

/**
 * Keeps a focused field clear of a bar that covers the bottom of its form. A browser scrolls only the caret
 * into view, and nothing on a tap, so the rest of a long text would stay under the bar. The page's
 * `scroll-padding-bottom` leaves room for the bar.
 */
export function useFieldInSight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = bar.current?.closest('form')
    const show = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return
      const { target } = event
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isText) target.scrollIntoView({ block: 'nearest' })
    }
    form?.addEventListener('click', show)
    form?.addEventListener('keyup', show)
    return () => {
      form?.removeEventListener('click', show)
      form?.removeEventListener('keyup', show)
    }
  }, [bar])
}
