import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Asset } from '../contract/asset.ts'
import { type ServicePlan, serviceDue } from '../rules/service-rules.ts'

/** When a machine's next service is due, with a sign once it is or soon will be; nothing for one without. */
export function ServiceDue({ plan }: { plan: ServicePlan }) {
  const due = serviceDue(plan, melbourneDate(useNow()))
  if (due === null) return null
  if (due.state === 'later') return due.words
  return <StatusBadge status={due.words} tone={due.state === 'overdue' ? 'danger' : 'warning'} />
}

/** When a machine was and will be serviced. */
export function ServiceFacts({ asset }: { asset: Asset }) {
  if (serviceDue(asset, melbourneDate(useNow())) === null && asset.serviced_on === null) return null
  return (
    <FactGroup title="Service">
      <Facts
        facts={[
          { label: 'Next service', value: <ServiceDue plan={asset} /> },
          { label: 'Last service', value: asset.serviced_on && formatDate(asset.serviced_on) },
        ]}
      />
    </FactGroup>
  )
}
