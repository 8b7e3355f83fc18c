import { confirm } from '#ui/dialogs/confirm-store.ts'

/** Asks why a docket is approved over its flags; null when it is not. */
export const confirmOverride = (words: string): Promise<{ reason: string } | null> =>
  confirm({
    title: 'Approve anyway?',
    message: `${words}\nThe docket keeps your reason.`,
    confirmLabel: 'Approve anyway',
    reason: 'required',
    longestReason: 300,
  })
