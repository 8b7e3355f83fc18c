import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { homeEndpoints } from '../contract/endpoints.ts'

/** The whole day, read only to be printed. */
export const printedDayQuery = (day: string) => read(homeEndpoints.getPrintedDay, { query: { day } })

/** Prints a day with its button or Ctrl-P, once all of it is there. */
export function usePrintDay(day: string) {
  const queries = useQueryClient()
  const [isReading, setReading] = useState(false)
  const print = useCallback(async () => {
    setReading(true)
    try {
      await queries.fetchQuery({ ...printedDayQuery(day), staleTime: 0 })
      // It is on the page in the next frame.
      requestAnimationFrame(() => window.print())
    } catch (problem) {
      const { beside } = showRefusal(problem)
      if (beside) showToast({ kind: 'error', message: beside })
    } finally {
      setReading(false)
    }
  }, [queries, day])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      void print()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [print])
  return { print, isReading }
}
