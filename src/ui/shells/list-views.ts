import { type ComponentType, createContext } from 'react'

/** A tab above a list: a filter of it, or another list. */
export interface ListView {
  label: string
  /** The address, with its search. */
  to: string
  /** How many rows the list has there. */
  count?: number | undefined
}

/** Draws a list's own views and the person's saved ones; the shell provides it to every list. */
export const ListViewsContext = createContext<{
  Views: ComponentType<{ label: string; views: readonly ListView[] }> | null
}>({ Views: null })
