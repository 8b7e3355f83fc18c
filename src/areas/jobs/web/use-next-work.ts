import { useQuery } from '@tanstack/react-query'
import { chainQuery } from '#areas/chain/web/index.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { nextWork } from '../rules/next-work.ts'

/** The work of a job that waits for this person; undefined without any, or while it is not known. */
export function useNextWork(job_id: number): MenuItem | undefined {
  const may = useMay()
  const enabled = useViewer().permissions['jobs:read'] === 'all'
  const { data: chain } = useQuery({ ...chainQuery('job', job_id), enabled })
  if (!chain) return undefined
  const waiting = {
    to_fill: chain.orders?.to_fill ?? 0,
    to_approve: chain.dockets?.to_approve ?? 0,
    to_invoice: chain.dockets?.to_invoice ?? 0,
  }
  return nextWork(job_id, waiting, may)
}
