import css from './Brand.module.css'

/** The product's logo and name. */
export function Brand() {
  return (
    <span className={css.brand}>
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden>
        <rect width="32" height="32" rx="6" className={css.background} />
        <path d="M8 7v18M24 7v18" className={css.post} />
        <path d="M8.5 19.5 23.5 12.5" className={css.beam} />
      </svg>
      Haulyard
    </span>
  )
}
