import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatDate } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { tipSiteEndpoints } from '../../contract/endpoints.ts'
import type { TipRate } from '../../contract/tip-rate.ts'
import type { TipSite } from '../../contract/tip-site.ts'
import { tipRatesQuery } from '../queries.ts'
import { EditTipRateDialog, NewTipRateDialog } from './TipRateDialog.tsx'
import { tipRateColumns } from './tip-rate-columns.tsx'

/** A tip site's rates by material. `locked`: why the tip site may not be changed now. */
export function TipRatesTab({ site, locked }: { site: TipSite; locked: string | undefined }) {
  const { data: rates = [], isPending, isError, refetch } = useQuery(tipRatesQuery(site.id))
  const mayNotSet = useWhyNot()('tip-sites:cost')
  const disabledReason = locked ?? mayNotSet
  const seesCost = useMay()('tip-sites:cost')
  const [open, setOpen] = useState<'new' | TipRate | null>(null)
  const columns = useMemo(() => tipRateColumns(setOpen, seesCost), [seesCost])
  const remove = useSave(tipSiteEndpoints.removeTipRate, { saved: () => 'Rate removed' })

  const askToRemove = async ({ id, version, material, valid_from }: TipRate) => {
    const answer = await confirm({
      title: `Remove the ${material} rate from ${formatDate(valid_from)}?`,
      message: 'Tip orders keep the rate they were made with.',
      confirmLabel: 'Remove',
      danger: true,
    })
    if (answer) await remove.save({ params: { id: site.id, rate_id: id }, body: { version } })
  }
  const rowMenu = (rate: TipRate): MenuItem[] => [
    { label: 'Edit', disabledReason, run: () => setOpen(rate) },
    { label: 'Remove', danger: true, disabledReason, run: () => void askToRemove(rate) },
  ]
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      New rate
    </NewButton>
  )

  if (isError) return <ErrorState message="Could not load the rates." onRetry={() => void refetch()} />
  return (
    <Section title="Rates" actions={rates.length > 0 && add}>
      {remove.submitError && <Notice tone="danger">{remove.submitError}</Notice>}
      <DataTable
        label="Rates"
        rows={rates}
        columns={columns}
        rowKey={({ id }) => id}
        rowMenu={rowMenu}
        loading={isPending}
        empty={
          <EmptyState
            title="No rates yet"
            text="A rate says what a material costs here and what the client pays, from a day on."
            action={add}
          />
        }
      />
      {open === 'new' && <NewTipRateDialog site={site} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <EditTipRateDialog
          site={site}
          rate={rates.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
