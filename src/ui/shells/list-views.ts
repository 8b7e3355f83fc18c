import { createContext, type ReactNode } from 'react'

/** The person's own views of the list that is shown; the shell lends them to every list. */
export const ListViewsContext = createContext<ReactNode>(null)
