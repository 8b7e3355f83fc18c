import { useCallback, useState } from 'react'

/** Whether an element has scrolled out of sight at the top; give `mark` to the element. */
export function useScrolled(): { isScrolled: boolean; mark: (element: HTMLElement | null) => void } {
  const [isScrolled, setScrolled] = useState(false)
  const mark = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { isScrolled, mark }
}
