import type { ReactNode } from 'react'
import { Brand } from '#platform/web/shell/Brand.tsx'
import css from './SignedOutPage.module.css'

/** The frame of signed-out pages: one card with a heading, and links below. */
export function SignedOutPage({
  title,
  foot,
  children,
}: {
  title: string
  foot?: ReactNode
  children: ReactNode
}) {
  return (
    <main className={css.page}>
      <div className={css.brand}>
        <Brand />
      </div>
      <div className={css.card}>
        <h1>{title}</h1>
        {children}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </main>
  )
}
