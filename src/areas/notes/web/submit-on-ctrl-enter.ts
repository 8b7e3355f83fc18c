import type { KeyboardEvent } from 'react'

/** Ctrl-Enter or Cmd-Enter in a form's text saves it. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
