import { useBlocker } from '@tanstack/react-router'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { losesNothing } from '#ui/reload.ts'
import { sessionUser } from '../calls/session.ts'

/** Asked before what was typed is lost. */
export const leaving = {
  title: 'Leave without saving?',
  message: 'Your changes have not been saved.',
  confirmLabel: 'Leave',
  danger: true,
}

interface Place {
  pathname: string
  search: object
}

/** Another page, or another tab of this one; changing a list's filters does not count as leaving. */
const isElsewhere = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || tabOf(from) !== tabOf(to)
const tabOf = ({ search }: Place): unknown => (search as { tab?: unknown }).tab

/** While `dirty`, asks before opening another page or tab; for a reload or a closed tab the browser asks. */
export function useLeaveGuard(dirty: boolean): void {
  useBlocker({
    disabled: !dirty,
    // After being signed out there is no way to save.
    enableBeforeUnload: () => dirty && sessionUser() !== null && !losesNothing(),
    shouldBlockFn: async ({ current, next }) =>
      isElsewhere(current, next) && (await confirm(leaving)) === null,
  })
}
