import type { CSSProperties } from 'react'
import css from './Watermark.module.css'

/** Slanted behind the text, and smaller the longer it is. The title repeats what it says. */
export function Watermark({ mark }: { mark: string }) {
  return (
    <div
      className={css.watermark}
      data-mark={mark}
      style={{ '--letters': Math.max(mark.length, 6) } as CSSProperties}
    />
  )
}
