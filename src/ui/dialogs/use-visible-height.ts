import { useEffect } from 'react'

/** Keeps what a phone's keyboard leaves of the page in `--ui-visible-height` and `--ui-visible-top`. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: visible } = window
    if (!visible) return undefined
    const root = document.documentElement.style
    const measure = () => {
      // Someone who zooms in sees a part of the dialog, which stays as large as it is.
      const isZoomed = visible.scale > 1.01
      root.setProperty('--ui-visible-height', isZoomed ? '100dvh' : `${visible.height}px`)
      root.setProperty('--ui-visible-top', isZoomed ? '0px' : `${visible.offsetTop}px`)
    }
    measure()
    visible.addEventListener('resize', measure)
    visible.addEventListener('scroll', measure)
    return () => {
      visible.removeEventListener('resize', measure)
      visible.removeEventListener('scroll', measure)
    }
  }, [])
}
