import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { sessionUser } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatInstant } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { BankDetails, FullBankDetails } from '../contract/bank-details.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'
import { bankDetailsLabels, unreadable } from '../rules/bank-details-labels.ts'
import { bankDetailsCan } from '../rules/bank-details-status.ts'
import { BankNumbers } from './BankNumbers.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  details: BankDetails
  full: FullBankDetails | undefined
  /** Shows them in full, to compare with what is read out on the phone. */
  onCheck: (() => Promise<void>) | undefined
  name: string
  phone: string | null
  disabledReason: string | undefined
}

/** New bank details: the second person confirms or declines them, the first may withdraw them. */
export function ProposedDetails({ details, full, onCheck, name, phone, disabledReason }: Props) {
  const { id, proposed_by, proposed_by_name, proposed_at, reason } = details
  const [isConfirming, setConfirming] = useState(false)
  const whyNot = useWhyNot()
  const decline = useSave(bankDetailsEndpoints.declineBankDetails, {
    saved: () => `New bank details of ${name} declined`,
  })
  const withdraw = useSave(bankDetailsEndpoints.withdrawBankDetails, {
    saved: () => `New bank details of ${name} withdrawn`,
  })
  const state = { ...details, viewer_id: sessionUser()?.id ?? null }
  const mayNotDecide = disabledReason ?? whyNot('bank-details:confirm')
  const allowed = bankDetailsCan.confirm(state)

  const check = async () => {
    if (!full) await onCheck?.()
    setConfirming(true)
  }
  const askToDecline = async () => {
    const answer = await confirm({
      title: `Decline the new bank details of ${name}?`,
      message: `${proposed_by_name} gets your reason. The current details stay in use.`,
      confirmLabel: 'Decline',
      danger: true,
      reason: 'required',
    })
    if (answer) await decline.save({ params: { id }, body: { reason: answer.reason } })
  }
  const isOwn = proposed_by === state.viewer_id
  return (
    <Section
      title="New bank details"
      help={`${isOwn ? 'Someone else has' : 'You or someone else has'} to ring ${name} and confirm them.`}
      actions={
        isOwn ? (
          <Button
            disabledReason={disabledReason ?? whyNot('bank-details:write')}
            loading={withdraw.saving}
            onClick={() => void withdraw.save({ params: { id }, body: {} })}
          >
            Withdraw
          </Button>
        ) : (
          <>
            <Button
              disabledReason={mayNotDecide}
              loading={decline.saving}
              onClick={() => void askToDecline()}
            >
              Decline
            </Button>
            <Button
              variant="primary"
              disabledReason={mayNotDecide ?? (allowed === true ? undefined : allowed)}
              onClick={() => void check()}
            >
              Confirm
            </Button>
          </>
        )
      }
    >
      {(decline.submitError ?? withdraw.submitError) && (
        <Notice tone="danger">{decline.submitError ?? withdraw.submitError}</Notice>
      )}
      {!details.is_readable && <Notice tone="danger">{unreadable}</Notice>}
      <BankNumbers
        details={details}
        full={full}
        more={[
          { label: 'Entered', value: `${proposed_by_name}, ${formatInstant(proposed_at)}` },
          { label: bankDetailsLabels.reason, value: reason },
        ]}
      />
      {isConfirming && (
        <ConfirmDialog
          details={details}
          full={full}
          name={name}
          phone={phone}
          onClose={() => setConfirming(false)}
        />
      )}
    </Section>
  )
}
