import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { sessionUser } from '#platform/web/calls/session.ts'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { BankDetails, FullBankDetails } from '../contract/bank-details.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'
import { bankDetailsLabels, unreadable } from '../rules/bank-details-labels.ts'
import { bankDetailsCan } from '../rules/bank-details-status.ts'
import { BankNumbers } from './BankNumbers.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'

interface Props {
  details: BankDetails
  full: FullBankDetails | undefined
  /** Shows them in full, to compare with what is read out on the phone; false when that failed. */
  onShow: () => Promise<boolean>
  name: string
  phone: string | null
  locks: Pick<RecordLocks, 'locked' | 'mayNotWrite'>
}

/** New bank details: the second person confirms or declines them, the first may withdraw them. */
export function ProposedDetails({ details, full, onShow, name, phone, locks }: Props) {
  const { id, proposed_by, proposed_by_name, proposed_at, reason } = details
  const [open, setOpen] = useState<'confirm' | 'decline' | null>(null)
  const close = () => setOpen(null)
  const whyNot = useWhyNot()
  const withdraw = useSave(bankDetailsEndpoints.withdrawBankDetails, {
    saved: () => `New bank details of ${name} withdrawn`,
  })
  const state = { ...details, viewer_id: sessionUser()?.id ?? null }
  // An archived record does not prevent declining or withdrawing.
  const mayNotDecide = locks.mayNotWrite ?? whyNot('bank-details:confirm')
  const mayNotConfirm =
    locks.locked ?? mayNotDecide ?? whyNot('bank-details:show') ?? reasonOf(bankDetailsCan.confirm(state))

  const check = async () => {
    if (full || (await onShow())) setOpen('confirm')
  }
  const isOwn = proposed_by === state.viewer_id
  return (
    <Section
      title="New bank details"
      help={`${isOwn ? 'Someone else has' : 'You or someone else has'} to ring ${name} and confirm them.`}
      actions={
        isOwn ? (
          <Button
            disabledReason={locks.mayNotWrite ?? whyNot('bank-details:write')}
            loading={withdraw.saving}
            onClick={() => void withdraw.save({ params: { id }, body: {} })}
          >
            Withdraw
          </Button>
        ) : (
          <>
            <Button disabledReason={mayNotDecide} onClick={() => setOpen('decline')}>
              Decline
            </Button>
            <Button variant="primary" disabledReason={mayNotConfirm} onClick={() => void check()}>
              Confirm
            </Button>
          </>
        )
      }
    >
      {withdraw.submitError && <Notice tone="danger">{withdraw.submitError}</Notice>}
      {!details.is_readable && <Notice tone="danger">{unreadable}</Notice>}
      <BankNumbers
        details={details}
        full={full}
        more={[
          { label: 'Entered', value: `${proposed_by_name}, ${formatInstant(proposed_at)}` },
          { label: bankDetailsLabels.reason, value: reason },
        ]}
      />
      {open === 'confirm' && full && (
        <ConfirmDialog details={details} full={full} name={name} phone={phone} onClose={close} />
      )}
      {open === 'decline' && <DeclineDialog details={details} name={name} onClose={close} />}
    </Section>
  )
}
