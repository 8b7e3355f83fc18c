import { createContext, type ReactNode } from 'react'

/** The person's saved views of the current list; the shell provides them to every list. */
export const ListViewsContext = createContext<ReactNode>(null)
