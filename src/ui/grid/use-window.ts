import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows drawn above and below those in sight. */
const spare = 6

/** Which of many rows of one height are in sight of what scrolls them: only these are drawn. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  // Its height is not known until it is laid out, before anything is painted.
  const [sight, setSight] = useState({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
      // A step of several rows, so that not every pixel draws anew.
      const step = rowHeight * (spare / 2)
      const next = { top: Math.floor(element.scrollTop / step) * step, height: element.clientHeight }
      setSight((old) => (old.top === next.top && old.height === next.height ? old : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [scroller, rowHeight])
  const first = Math.max(0, Math.floor(sight.top / rowHeight) - spare)
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + spare + spare / 2)
  return { first, last }
}
