import { confirm } from '#ui/dialogs/confirm-store.ts'
import { unlikelyReadingWords } from '../rules/reading-rules.ts'

/** Asks about readings far above the last ones. @returns whether they are confirmed. */
export async function confirmReadings(
  ...readings: Parameters<typeof unlikelyReadingWords>
): Promise<boolean> {
  const message = unlikelyReadingWords(...readings)
  if (message === null) return true
  const answer = await confirm({ title: 'Is this reading right?', message, confirmLabel: 'Yes, it is right' })
  return answer !== null
}
