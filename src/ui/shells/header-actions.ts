import { createContext } from 'react'

/** The slot in the screen's header where the form below puts Save and Cancel. */
export interface HeaderActions {
  element: HTMLElement | null
  setElement: (element: HTMLElement | null) => void
}

export const HeaderActionsContext = createContext<HeaderActions | null>(null)
