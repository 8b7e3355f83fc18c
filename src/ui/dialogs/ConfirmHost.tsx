import { useEffect, useSyncExternalStore } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { currentQuestion, onQuestion } from './confirm-store.ts'

/**
 * Renders confirmations. They guard unsaved work, so their code loads with the shell: the network may be gone
 * by then.
 */
export function ConfirmHost() {
  const asked = useSyncExternalStore(onQuestion, currentQuestion)
  // Signing out cancels an open question.
  useEffect(() => () => currentQuestion()?.answer(null), [])
  if (!asked) return null
  return (
    <ConfirmDialog
      key={asked.question.title}
      question={asked.question}
      onAnswer={asked.answer}
      onClose={() => asked.answer(null)}
    />
  )
}
