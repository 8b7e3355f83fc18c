import { createContext } from 'react'

/** A place in the screen's header into which the form below puts Save and Cancel. */
export interface HeaderActions {
  element: HTMLElement | null
  setElement: (element: HTMLElement | null) => void
}

export const HeaderActionsContext = createContext<HeaderActions | null>(null)
