import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './FieldGrid.module.css'

/** Fields in columns: four on a desktop (or `columns`), two on a tablet, one on a phone. */
export function FieldGrid({ columns = 4, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <div className={classes(css.grid, css[`columns${columns}`])}>{children}</div>
}

/** A field that takes the full row, or half of it. */
export function Wide({ half, children }: { half?: boolean; children: ReactNode }) {
  return <div className={half ? css.half : css.whole}>{children}</div>
}
