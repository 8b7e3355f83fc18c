import { useMay } from '#platform/web/calls/session.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useNow } from '#ui/use-now.ts'
import { type ServicePlan, serviceDue } from '../rules/service-rules.ts'

/**
 * Asks for the service of a machine where one is due, for those who may; nothing else. The screen holds the dialog: the
 * machine may leave its list meanwhile.
 */
export function RecordService({
  asset,
  onOpen,
}: {
  asset: ServicePlan & { fleet_no: string }
  onOpen: () => void
}) {
  const mayWrite = useMay()('resources:write')
  const due = serviceDue(asset, melbourneDate(useNow()))
  if (!mayWrite || due === null || due.state === 'later') return null
  return (
    <Button variant="quiet" onClick={onOpen}>
      Record service
      <span className="visually-hidden"> of {asset.fleet_no}</span>
    </Button>
  )
}
