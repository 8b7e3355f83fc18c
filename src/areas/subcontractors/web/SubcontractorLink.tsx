import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { subcontractorPaths } from './subcontractor-paths.ts'

/** The subcontractor that a driver or a machine belongs to; its name alone for people who may not open it. */
export function SubcontractorLink({
  of: { subcontractor_id, subcontractor },
}: {
  of: { subcontractor_id: number | null; subcontractor: string | null }
}) {
  const mayOpen = useMay()('subcontractors:read')
  if (subcontractor_id === null || !mayOpen) return subcontractor
  return <Link to={subcontractorPaths.edit(subcontractor_id)}>{subcontractor}</Link>
}
