import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { clientSearch } from '#areas/clients/web/index.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import type { OptionValue } from '#ui/fields/options.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import type { BillableDocket } from '../../contract/billable.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import { DocketChoice, groupsOf, sumOf } from './DocketChoice.tsx'
import { invoicePaths } from '../invoice-paths.ts'
import css from '../invoices.module.css'
import { billableQuery } from '../queries.ts'
import { useInvoiceVerb } from '../use-invoice-verb.ts'

/**
 * Billable dockets, of one client or of all: ticked ones become drafts, grouped as each client wants its
 * invoices. All are ticked at first; coming from a docket, that one alone.
 */
export function BillableList(props: { client_id: number | undefined; docket_id: number | undefined }) {
  // Each client's dockets are chosen anew.
  return <ClientBillableList key={props.client_id} {...props} />
}

function ClientBillableList({
  client_id,
  docket_id,
}: {
  client_id: number | undefined
  docket_id: number | undefined
}) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(billableQuery(client_id))
  const [touched, setTouched] = useState<ReadonlySet<number>>()
  const { run, error: refused } = useInvoiceVerb()
  const choose = (id: OptionValue | null) =>
    void navigate({
      href: id === null ? invoicePaths.create : invoicePaths.createFor(Number(id)),
      replace: true,
    })

  if (error) return <ErrorState message="Could not load the dockets." onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  // Dockets that arrive later are not ticked unseen.
  const chosen = touched ?? new Set(docket_id === undefined ? data.map(({ id }) => id) : [docket_id])
  if (!touched) setTouched(chosen)
  const ticked = data.filter(({ id }) => chosen.has(id))
  const count = groupsOf(ticked).length
  const make = async () => {
    const docket_ids = ticked.map(({ id }) => id)
    const made = await run(
      calls.createInvoicesFromDockets,
      { body: { docket_ids } },
      draftsMade(count, ticked),
    )
    const [first, ...others] = made?.ids ?? []
    if (first === undefined) return
    await navigate({
      href: others.length === 0 ? invoicePaths.edit(first) : `${invoicePaths.list}?status=Draft`,
    })
  }
  return (
    <div className={css.groups}>
      <div className={css.client}>
        <RecordFilter label="Client" value={client_id ?? null} onChange={choose} search={clientSearch} />
      </div>
      {refused && <Notice tone="danger">{refused}</Notice>}
      {data.length === 0 ? (
        <EmptyState
          title="Nothing to bill"
          text="Approve a docket and it is ready to invoice."
          action={
            <LinkButton to={`${invoicePaths.create}?tab=hand`} icon={<IconFileInvoice aria-hidden />}>
              Write one by hand
            </LinkButton>
          }
        />
      ) : (
        <DocketChoice dockets={data} chosen={chosen} onChoose={setTouched} />
      )}
      {data.length > 0 && (
        <div className={css.bar}>
          <output>{ticked.length === 0 ? 'Tick the dockets to bill.' : chosenWords(ticked)}</output>
          <Button
            variant="primary"
            icon={<IconFileInvoice aria-hidden />}
            disabledReason={ticked.length === 0 ? 'Choose a docket.' : undefined}
            onClick={() => void make()}
          >
            {count > 1 ? `Make ${count} invoices` : 'Make invoice'}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The drafts just made: for whom, if all are one client's. */
function draftsMade(count: number, dockets: readonly { client: string }[]): string {
  const [client, ...others] = new Set(dockets.map((docket) => docket.client))
  const drafts = count === 1 ? 'Draft' : plural(count, 'draft')
  return others.length === 0 ? `${drafts} for ${client} made` : `${drafts} made`
}

function chosenWords(ticked: readonly BillableDocket[]): string {
  const dockets = plural(ticked.length, 'docket')
  const total = sumOf(ticked)
  return total === undefined ? dockets : `${dockets}, ${formatMoney(total)} before discount and GST`
}
