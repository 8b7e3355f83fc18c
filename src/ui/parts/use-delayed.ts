import { useEffect, useState } from 'react'

/** True once `on` has been true for `ms`, so that brief waits are not announced. */
export function useDelayed(on: boolean, ms = 300): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setPassed(true), ms)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [on, ms])
  return on && passed
}
