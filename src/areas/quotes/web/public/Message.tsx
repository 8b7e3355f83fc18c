import type { ReactNode } from 'react'
import css from './parts.module.css'

export type Tone = 'good' | 'plain' | 'warning'

/** A message in place of a quote or above it. */
export function Message({
  title,
  text,
  tone = 'plain',
  children,
}: {
  title: string
  text?: string | null
  tone?: Tone
  children?: ReactNode
}) {
  return (
    <section className={css.message} data-tone={tone}>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}
