import { useCallback } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { PartsSection } from '#platform/web/records/PartsSection.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatDate } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { tipSiteEndpoints } from '../../contract/endpoints.ts'
import type { TipRate } from '../../contract/tip-rate.ts'
import type { TipSite } from '../../contract/tip-site.ts'
import { EditTipRateDialog, NewTipRateDialog } from './TipRateDialog.tsx'
import { tipRateColumns } from './tip-rate-columns.tsx'

/** A tip site's rates by material. `locked`: why the tip site may not be changed now. */
export function TipRatesTab({ site, locked }: { site: TipSite; locked: string | undefined }) {
  const mayNotSet = useWhyNot()('tip-sites:cost')
  const disabledReason = locked ?? mayNotSet
  const seesCost = useMay()('tip-sites:cost')
  const remove = useSave(tipSiteEndpoints.removeTipRate, { saved: () => 'Rate removed' })
  const columns = useCallback(
    (onOpen: (rate: TipRate) => void) => tipRateColumns(onOpen, seesCost),
    [seesCost],
  )

  const askToRemove = async ({ id, version, material, valid_from }: TipRate) => {
    const answer = await confirm({
      title: `Remove the ${material} rate from ${formatDate(valid_from)}?`,
      message: 'Tip orders keep the rate they were made with.',
      confirmLabel: 'Remove',
      danger: true,
    })
    if (answer) await remove.save({ params: { id: site.id, rate_id: id }, body: { version } })
  }
  return (
    <PartsSection
      noun={{ one: 'rate', many: 'rates' }}
      query={read(tipSiteEndpoints.listTipRates, { params: { id: site.id } })}
      columns={columns}
      disabledReason={disabledReason}
      empty="A rate says what a material costs here and what the client pays, from a day on."
      rowMenu={(rate) => [
        { label: 'Remove', danger: true, disabledReason, run: () => void askToRemove(rate) },
      ]}
      error={remove.submitError}
      newDialog={(onClose) => <NewTipRateDialog site={site} onClose={onClose} />}
      editDialog={(rate, readOnly, onClose) => (
        <EditTipRateDialog site={site} rate={rate} readOnly={readOnly} onClose={onClose} />
      )}
    />
  )
}
