import { confirm } from '#ui/dialogs/confirm-store.ts'

/** Asks why a docket is approved despite its flags; null when cancelled. */
export const confirmOverride = (words: string): Promise<{ reason: string } | null> =>
  confirm({
    title: 'Approve anyway?',
    message: `${words}\nYour reason is saved on the docket.`,
    confirmLabel: 'Approve anyway',
    reason: 'required',
    longestReason: 300,
  })
