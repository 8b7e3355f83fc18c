import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './FieldGrid.module.css'

/** Fields side by side: four at a desk (or as many as `columns` says), two on a tablet, one on a phone. */
export function FieldGrid({ columns = 4, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <div className={classes(css.grid, css[`columns${columns}`])}>{children}</div>
}

/** A field that is as wide as the whole row, or as half of it. */
export function Wide({ half, children }: { half?: boolean; children: ReactNode }) {
  return <div className={half ? css.half : css.whole}>{children}</div>
}
