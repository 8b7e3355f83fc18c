import { createContext } from 'react'

/**
 * Where a filter stands: in the row; among those behind `+ Filter`, which show only while they are set; or just
 * chosen from there, so that it opens.
 */
export const FilterPlace = createContext<'row' | 'more' | 'chosen'>('row')
