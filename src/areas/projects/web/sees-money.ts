import { useMay, useViewer } from '#platform/web/calls/session.ts'

/** Whether the viewer sees what is agreed, done and billed of all jobs, as the server decides it. */
export function useSeesMoney(): boolean {
  const may = useMay()
  const readsAll = useViewer().permissions['dockets:read'] === 'all'
  return readsAll && may('dockets:prices') && may('jobs:rates') && may('invoices:totals')
}
