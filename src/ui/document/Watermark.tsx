import type { CSSProperties } from 'react'
import css from './Watermark.module.css'

/** Slanted behind the words, the smaller the longer. What it says is beside the title too. */
export function Watermark({ mark }: { mark: string }) {
  return (
    <div
      className={css.watermark}
      data-mark={mark}
      style={{ '--letters': Math.max(mark.length, 6) } as CSSProperties}
    />
  )
}
