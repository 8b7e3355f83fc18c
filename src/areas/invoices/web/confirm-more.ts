import type { AskOverride } from '#platform/web/forms/conflict.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'

/** Asks why more is billed than was agreed; null when cancelled. */
export const confirmMore: AskOverride = (words) =>
  confirm({
    title: 'Bill more than agreed?',
    message: `${words}\nYour reason is saved on the line.`,
    confirmLabel: 'Bill it anyway',
    reason: 'required',
    longestReason: 300,
  })
