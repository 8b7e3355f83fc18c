import { Suspense, useSyncExternalStore } from 'react'
import { confirm, currentQuestion, onQuestion } from './confirm-store.ts'
import { lazyDialog } from '../lazy-part.tsx'

const ConfirmDialog = lazyDialog(() => import('./ConfirmDialog.tsx'), 'default')

/** Where questions appear; the dialog's code is fetched with the first one. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(onQuestion, currentQuestion)
  if (!asked) return null
  return (
    <Suspense>
      <ConfirmDialog
        key={asked.question.title}
        question={asked.question}
        onAnswer={asked.answer}
        onClose={() => asked.answer(null)}
      />
    </Suspense>
  )
}

/** `const answer = await confirm({ title: 'Archive client?', danger: true })`; null is no. */
export const useConfirm = (): typeof confirm => confirm
