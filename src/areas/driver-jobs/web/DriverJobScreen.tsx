import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useViewer } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { driverJobQuery } from './queries.ts'

// Loaded separately: a phone loads no tables, the office no canvas.
const DriverJobPhone = lazyPart(() => import('./phone/DriverJobPhone.tsx'), 'DriverJobPhone')
const DriverJobOffice = lazyPart(() => import('./DriverJobOffice.tsx'), 'DriverJobOffice')

/** A driver job: for the driver to work on, for everyone else to follow. */
export function DriverJobScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: job } = useSuspenseQuery(driverJobQuery(id))
  const works = useViewer().permissions['driver-jobs:work'] === 'own'
  return works ? <DriverJobPhone key={id} job={job} /> : <DriverJobOffice key={id} job={job} />
}
