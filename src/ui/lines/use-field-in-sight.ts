import { type RefObject, useEffect } from 'react'

/**
 * Keeps the whole field that was gone to clear of a bar that stands before its form. A browser brings only the caret
 * into sight, and none for a tap: the rest of a long text would stay under the bar. Its room is the page's
 * `scroll-padding-bottom`.
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
