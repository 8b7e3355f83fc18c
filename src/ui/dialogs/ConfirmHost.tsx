import { lazy, Suspense, useSyncExternalStore } from 'react'
import { confirm, currentQuestion, onQuestion } from './confirm-store.ts'

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'))

/** Where questions appear; the dialog's code is fetched with the first one. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(onQuestion, currentQuestion)
  if (!asked) return null
  return (
    <Suspense>
      <ConfirmDialog key={asked.question.title} question={asked.question} onAnswer={asked.answer} />
    </Suspense>
  )
}

/** `const answer = await confirm({ title: 'Archive client?', danger: true })`; null is no. */
export const useConfirm = (): typeof confirm => confirm
