import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import type { Job } from '../../contract/job.ts'
import type { JobRate } from '../../contract/job-rate.ts'
import { ratesQuery } from '../queries.ts'
import { QuoteDiscount } from '../quoted/QuoteDiscount.tsx'
import { rateColumns } from './rate-columns.tsx'
import { EditRateDialog, NewRateDialog } from './RateDialog.tsx'

/** What the client pays in addition to the orders. `disabledReason`: why it may not be changed now. */
export function RatesTab({ job, disabledReason }: { job: Job; disabledReason: string | undefined }) {
  const rates = useQuery(ratesQuery(job.id))
  const rows = rates.data ?? []
  const mayReadQuote = useMay()('quotes:read')
  const [open, setOpen] = useState<'new' | JobRate | null>(null)
  const remove = useSave(jobEndpoints.removeJobRate, { saved: () => 'Rate removed' })

  const askToRemove = async ({ id, version, description }: JobRate) => {
    const answer = await confirm({
      title: `Remove ${description}?`,
      message: 'The job’s history still shows it.',
      confirmLabel: 'Remove',
      danger: true,
    })
    if (answer) await remove.save({ params: { id: job.id, rate_id: id }, body: { version } })
  }
  const rowMenu = (rate: JobRate): MenuItem[] => [
    { label: 'Edit', disabledReason, run: () => setOpen(rate) },
    { label: 'Remove', danger: true, disabledReason, run: () => void askToRemove(rate) },
  ]
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      New rate
    </NewButton>
  )

  if (rates.isError)
    return <ErrorState message="Could not load the rates." onRetry={() => void rates.refetch()} />
  return (
    <Section title="Rates" actions={rows.length > 0 && add}>
      {job.quote_id !== null && mayReadQuote && <QuoteDiscount quote_id={job.quote_id} />}
      {remove.submitError && <Notice tone="danger">{remove.submitError}</Notice>}
      <DataTable
        label="Rates"
        rows={rows}
        columns={rateColumns(setOpen)}
        rowKey={(rate) => rate.id}
        rowMenu={rowMenu}
        loading={rates.isPending}
        empty={
          <EmptyState
            title="No rates yet"
            text="What the client pays besides hire: tip fees, floats, materials. Lines from the quote are added automatically."
            action={add}
          />
        }
      />
      {open === 'new' && <NewRateDialog job_id={job.id} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <EditRateDialog
          job_id={job.id}
          rate={rows.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
