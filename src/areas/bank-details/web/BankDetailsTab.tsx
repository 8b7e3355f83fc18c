import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { CurrentDetails } from './CurrentDetails.tsx'
import { EarlierDetails } from './EarlierDetails.tsx'
import { NewDetailsDialog } from './NewDetailsDialog.tsx'
import { ProposedDetails } from './ProposedDetails.tsx'
import { type Payee, bankDetailsQuery } from './queries.ts'
import { useFullDetails } from './use-full-details.ts'

export interface BankDetailsProps extends Pick<Payee, 'record_type'> {
  /** Whom the company pays. The number on file is rung before new details are confirmed. */
  payee: { id: number; name: string; phone: string | null; mobile?: string | null }
  locks: Pick<RecordLocks, 'locked' | 'mayNotWrite'>
}

/** The bank details of a payee: masked, in full on demand, new ones until someone else confirms them, and earlier ones. */
export function BankDetailsTab({ record_type, payee: { id, name, phone, mobile }, locks }: BankDetailsProps) {
  const payee = { record_type, record_id: id }
  const { data, isError, refetch } = useQuery(bankDetailsQuery(payee))
  const full = useFullDetails(payee)
  const [isEntering, setEntering] = useState(false)
  const may = useMay()
  const whyNot = useWhyNot()
  if (!data)
    return isError ? (
      <ErrorState message="Could not load the bank details." onRetry={() => void refetch()} />
    ) : (
      <LoadingState label="Loading the bank details" />
    )

  const current = data.find(({ status }) => status === 'current')
  const proposed = data.find(({ status }) => status === 'proposed')
  const earlier = data.filter(({ status }) => status === 'replaced').toReversed()
  const enter = (
    <NewButton
      disabledReason={locks.locked ?? locks.mayNotWrite ?? whyNot('bank-details:write')}
      onClick={() => setEntering(true)}
    >
      New bank details
    </NewButton>
  )
  const isShown = data.some(({ id }) => full.of(id))
  const readable = [current, proposed].some((one) => one?.is_readable === 1)
  const reveal = may('bank-details:show') && readable && (
    <Button loading={full.loading} onClick={() => (isShown ? full.hide() : void full.show())}>
      {isShown ? 'Hide' : 'Show in full'}
    </Button>
  )
  return (
    <>
      <Section
        title="Bank details"
        help={data.length > 0 && 'Each time someone shows them in full, the history says so.'}
        actions={
          data.length > 0 && (
            <>
              {reveal}
              {!proposed && enter}
            </>
          )
        }
      >
        {full.error && <Notice tone="danger">{full.error}</Notice>}
        {current ? (
          <CurrentDetails details={current} full={full.of(current.id)} />
        ) : (
          <EmptyState
            title="No bank details yet"
            text={
              proposed
                ? 'The new ones below are used once confirmed.'
                : 'Enter them from an invoice. Someone else then confirms them by phone.'
            }
            action={!proposed && enter}
          />
        )}
      </Section>
      {proposed && (
        <ProposedDetails
          details={proposed}
          full={full.of(proposed.id)}
          onShow={full.show}
          name={name}
          phone={phone ?? mobile ?? null}
          locks={locks}
        />
      )}
      {earlier.length > 0 && <EarlierDetails rows={earlier} />}
      {isEntering && <NewDetailsDialog payee={payee} name={name} onClose={() => setEntering(false)} />}
    </>
  )
}
