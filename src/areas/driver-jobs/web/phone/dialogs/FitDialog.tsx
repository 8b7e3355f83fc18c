import { useState } from 'react'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import css from '../phone.module.css'
import type { RefusedStep } from '../steps/step-queue.ts'
import type { Take } from '../steps/use-steps.ts'

const declared = [
  'I am rested and have had my breaks.',
  'I have had no alcohol or drugs, and no medicine that makes me drowsy.',
  'I am well, and hold the licences and tickets for this work.',
]

/** A driver's declaration before a shift. */
export function FitDialog({
  take,
  again,
  onClose,
}: {
  take: Take
  again?: RefusedStep | undefined
  onClose: () => void
}) {
  const [error, setError] = useState(again?.message ?? null)
  const declare = (is_fit: 0 | 1) => {
    const refused = take({ kind: 'fit_for_duty', data: { is_fit, note: null } }, { again: again?.tap })
    setError(refused)
    if (refused === null) onClose()
  }
  return (
    <Dialog title="Are you fit for duty?" onClose={onClose}>
      <ul className={css.declared}>
        {declared.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className={css.dimmed}>If you are not fit, say so. The office will find someone else.</p>
      {error && <Notice tone="danger">{error}</Notice>}
      <DialogActions>
        <Button className={css.big} onClick={() => declare(0)}>
          I am not fit
        </Button>
        <Button variant="primary" className={css.big} onClick={() => declare(1)}>
          I am fit for duty
        </Button>
      </DialogActions>
    </Dialog>
  )
}
