import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatInstant } from '#shared/local-date.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/parts/Button.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { BankDetails } from '../contract/bank-details.ts'
import { unreadable } from '../rules/bank-details-labels.ts'
import { BankNumbers } from './BankNumbers.tsx'
import { NewDetailsDialog } from './NewDetailsDialog.tsx'
import { ProposedDetails } from './ProposedDetails.tsx'
import { type Payee, bankDetailsQuery } from './queries.ts'
import { useFullDetails } from './use-full-details.ts'

export interface BankDetailsProps extends Payee {
  /** What people call the payee. */
  name: string
  /** The number on file, to ring before confirming. */
  phone: string | null
  /** Why the record may not be changed now. */
  disabledReason: string | undefined
}

/** The bank details of a payee: masked, in full on demand, and new ones until someone else confirms them. */
export function BankDetailsTab({ name, phone, disabledReason, ...payee }: BankDetailsProps) {
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
  const enter = (
    <NewButton
      disabledReason={disabledReason ?? whyNot('bank-details:write')}
      onClick={() => setEntering(true)}
    >
      New bank details
    </NewButton>
  )
  const isShown = data.some(({ id }) => full.of(id))
  const reveal = may('bank-details:show') && data.some(({ is_readable }) => is_readable === 1) && (
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
          onCheck={may('bank-details:show') ? full.show : undefined}
          name={name}
          phone={phone}
          disabledReason={disabledReason}
        />
      )}
      {isEntering && <NewDetailsDialog payee={payee} name={name} onClose={() => setEntering(false)} />}
    </>
  )
}

function CurrentDetails({
  details,
  full,
}: {
  details: BankDetails
  full: ReturnType<ReturnType<typeof useFullDetails>['of']>
}) {
  const { decided_by_name, decided_at, called_person, called_number, called_at } = details
  return (
    <>
      {!details.is_readable && <Notice tone="danger">{unreadable}</Notice>}
      <BankNumbers
        details={details}
        full={full}
        more={[
          { label: 'Entered', value: `${details.proposed_by_name}, ${formatInstant(details.proposed_at)}` },
          { label: 'Confirmed', value: `${decided_by_name}, ${formatInstant(decided_at ?? '')}` },
          {
            label: 'Call',
            value: `${called_person} on ${formatPhone(called_number ?? '')}, ${formatInstant(called_at ?? '')}`,
          },
        ]}
      />
    </>
  )
}
