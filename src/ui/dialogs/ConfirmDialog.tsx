import { Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import type { ConfirmAnswer, ConfirmQuestion } from './confirm-store.ts'
import { Dialog, DialogActions } from './Dialog.tsx'
import css from './Dialog.module.css'

/** Asks for confirmation, and for a reason where one is wanted. */
export function ConfirmDialog({
  question,
  onAnswer,
  onClose,
}: {
  question: ConfirmQuestion
  onAnswer: (answer: ConfirmAnswer) => void
  onClose: () => void
}) {
  const { title, message, confirmLabel = 'Confirm', danger, reason: wanted, longestReason = 200 } = question
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const typed = reason.trim()
  const missing = wanted && typed.length < 2 ? 'Give a reason.' : null
  // Validated while typing: a reason refused later would have to be typed again.
  const tooLong = typed.length > longestReason ? `Reason must be ${longestReason} characters or fewer.` : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!missing && !tooLong) onAnswer({ reason: typed })
  }

  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <form className={css.form} onSubmit={submit} noValidate>
        {message && <p className={css.message}>{message}</p>}
        {wanted && (
          <Textarea
            label="Reason"
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={tooLong ?? (tried && missing)}
            rows={3}
            data-autofocus
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} data-autofocus={!wanted || undefined}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
