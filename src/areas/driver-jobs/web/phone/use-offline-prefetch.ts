import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DriverJob } from '../../contract/driver-job.ts'
import { nextStep } from '../../rules/next-step.ts'
import { checklistsQuery } from '../queries.ts'

const checklistsFreshMs = 10 * 60_000
/** A failed prefetch is retried, and reported, when it is needed. */
const ignore = () => {}

/** While there is signal, prefetches what the day's jobs need to work without one. */
export function useOfflinePrefetch(jobs: readonly DriverJob[] | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!jobs) return
    void Promise.all([
      import('../DriverJobScreen.tsx'),
      import('./DriverJobPhone.tsx'),
      import('./CompleteChecklistScreen.tsx'),
    ]).catch(ignore)
    for (const { id, asset_id, progress, carries } of jobs)
      if (asset_id !== null && nextStep(progress, carries === 1) !== null)
        void queries.prefetchQuery({ ...checklistsQuery(id), staleTime: checklistsFreshMs })
  }, [queries, jobs])
}
