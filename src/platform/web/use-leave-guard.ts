import { useBlocker } from '@tanstack/react-router'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { sessionUser } from './session.ts'

const question = {
  title: 'Leave without saving?',
  message: 'Your changes have not been saved.',
  confirmLabel: 'Leave',
  danger: true,
}

/** While `dirty`, asks before another path is opened; a reload or a closed tab asks in the browser's own words. */
export function useLeaveGuard(dirty: boolean): void {
  useBlocker({
    disabled: !dirty,
    // Somebody who has been signed out can save nothing any more.
    enableBeforeUnload: () => dirty && sessionUser() !== null,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && (await confirm(question)) === null,
  })
}
