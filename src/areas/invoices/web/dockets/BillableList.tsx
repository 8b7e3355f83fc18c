import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { LeftToBill } from '#areas/chain/contract/left-to-bill.ts'
import { clientSearch } from '#areas/clients/web/index.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { melbourneDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import type { OptionValue } from '#ui/fields/options.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import { confirmMore } from '../confirm-more.ts'
import { invoicePaths } from '../invoice-paths.ts'
import css from '../invoices.module.css'
import { ClaimDialog } from '../lines/ClaimDialog.tsx'
import { billableQuery } from '../queries.ts'
import { DocketChoice } from './DocketChoice.tsx'
import { groupsToMake } from './groups-to-make.ts'
import { askedOf, totalOf, useAgreedChoice } from './use-agreed-choice.ts'

interface Of {
  client_id: number | undefined
  job_id: number | undefined
  docket_id: number | undefined
}

/**
 * Billable dockets and what was agreed beside them, of a job, a client or all: ticked ones become drafts, grouped as
 * each client wants its invoices. All dockets are ticked at first; coming from a docket, that one alone.
 */
export function BillableList(props: Of) {
  // Each client's are chosen anew.
  return <ListOf key={`${props.client_id} ${props.job_id}`} {...props} />
}

function ListOf({ client_id, job_id, docket_id }: Of) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(billableQuery({ client_id, job_id }))
  const { agreed, claiming, claim, ...beside } = useAgreedChoice({
    client_id,
    job_id,
    dockets: data,
    docket_id,
  })
  const [touched, setTouched] = useState<ReadonlySet<number>>()
  const { save, saving, submitError } = useSave(calls.createInvoicesFromDockets, {
    confirmOverride: confirmMore,
    invalidates: ['invoice', 'docket'],
    saved: () => draftsMade(groups.length, groups),
    onSaved: ({ ids: [first, ...others] }) =>
      first !== undefined &&
      navigate({
        href: others.length === 0 ? invoicePaths.edit(first) : `${invoicePaths.list}?status=Draft`,
      }),
  })
  const choose = (id: OptionValue | null) =>
    void navigate({
      href: id === null ? invoicePaths.create : invoicePaths.createFor(Number(id)),
      replace: true,
    })

  const failed = error ?? beside.error
  if (failed)
    return (
      <ErrorState
        message="Could not load what is to bill."
        onRetry={() => void Promise.all([refetch(), beside.refetch()])}
      />
    )
  if (!data || beside.isLoading) return <LoadingState />
  // Dockets that arrive later are not ticked unseen.
  const chosen = touched ?? new Set(docket_id === undefined ? data.map(({ id }) => id) : [docket_id])
  if (!touched) setTouched(chosen)
  const ticked = data.filter(({ id }) => chosen.has(id))
  const lines = agreed.lines.filter(({ key }) => agreed.chosen.has(key))
  const groups = groupsToMake(ticked, lines, melbourneDate(serverNow()))
  const isNothing = data.length === 0 && agreed.lines.length === 0
  const words = chosenWords(ticked.length, lines, totalOf(ticked, lines, agreed.claims))
  return (
    <div className={css.groups}>
      <div className={css.client}>
        <RecordFilter label="Client" value={client_id ?? null} onChange={choose} search={clientSearch} />
      </div>
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      {isNothing ? (
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
        <>
          <DocketChoice dockets={data} chosen={chosen} onChoose={setTouched} agreed={agreed} />
          <div className={css.bar}>
            <output>{words ?? 'Tick what to bill.'}</output>
            <Button
              variant="primary"
              icon={<IconFileInvoice aria-hidden />}
              loading={saving}
              disabledReason={words ? undefined : 'Choose a docket or a line.'}
              onClick={() =>
                void save({
                  body: { docket_ids: ticked.map(({ id }) => id), ...askedOf(lines, agreed.claims) },
                })
              }
            >
              {groups.length > 1 ? `Make ${groups.length} invoices` : 'Make invoice'}
            </Button>
          </div>
        </>
      )}
      {claiming && (
        <ClaimDialog
          price={{
            description: claiming.description,
            agreed_cents: claiming.claimable_cents ?? 0,
            left_cents: claiming.left.cents,
          }}
          onClaim={(part) => claim(claiming, part)}
          onClose={beside.stopClaiming}
        />
      )}
    </div>
  )
}

/** The drafts just made: for whom, if all are one client's. */
function draftsMade(
  count: number,
  groups: readonly { dockets: readonly { client: string }[]; agreed: readonly { client: string }[] }[],
): string {
  const [client, ...others] = new Set(
    groups.flatMap(({ dockets, agreed }) => [...dockets, ...agreed].map((one) => one.client)),
  )
  const drafts = count === 1 ? 'Draft' : plural(count, 'draft')
  return others.length === 0 ? `${drafts} for ${client} made` : `${drafts} made`
}

/** `2 dockets, 1 agreed line and 1 dry hire, $1,628.00 before discount and GST`; null where nothing is chosen. */
function chosenWords(
  dockets: number,
  lines: readonly LeftToBill[],
  total: number | undefined,
): string | null {
  const agreed = lines.filter(({ dry_hire }) => dry_hire === null).length
  const hires = new Set(lines.flatMap(({ dry_hire }) => dry_hire?.dry_hire_id ?? [])).size
  const what = listed.format([
    ...(dockets > 0 ? [plural(dockets, 'docket')] : []),
    ...(agreed > 0 ? [plural(agreed, 'agreed line')] : []),
    ...(hires > 0 ? [plural(hires, 'dry hire')] : []),
  ])
  if (!what) return null
  return total === undefined ? what : `${what}, ${formatMoney(total)} before discount and GST`
}

const listed = new Intl.ListFormat('en-AU')
