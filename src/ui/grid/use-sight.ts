import { type RefObject, useLayoutEffect, useState } from 'react'

/** What of its content a scroller shows, in pixels: from where, in steps so that not every pixel draws anew, and how much. */
export function useSight(
  scroller: RefObject<HTMLElement | null>,
  step: number,
): { top: number; height: number } {
  // Its height is not known until it is laid out, before anything is painted.
  const [sight, setSight] = useState({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
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
  }, [scroller, step])
  return sight
}
