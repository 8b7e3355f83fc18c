import { useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useNow } from '#ui/use-now.ts'
import { type ServicePlan, serviceDue } from '../rules/service-rules.ts'
import { ServiceDialog } from './ServiceDialog.tsx'

/** Records the service of a machine where one is due, for those who may; nothing else. */
export function RecordService({ asset }: { asset: ServicePlan & { id: number; fleet_no: string } }) {
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useMay()('resources:write')
  const due = serviceDue(asset, melbourneDate(useNow()))
  if (!mayWrite || due === null || due.state === 'later') return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Record service
        <span className="visually-hidden"> of {asset.fleet_no}</span>
      </Button>
      {isOpen && <ServiceDialog asset={asset} onClose={() => setOpen(false)} />}
    </>
  )
}
