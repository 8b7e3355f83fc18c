import { useEffect, useSyncExternalStore } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { currentQuestion, onQuestion } from './confirm-store.ts'

/** Where questions appear. They guard unsaved work, so their code comes with the shell: the network may be gone by then. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(onQuestion, currentQuestion)
  // Whoever is signed out in the middle of a question has called it off.
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
