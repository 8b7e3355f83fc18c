import css from './cells.module.css'

/** What a cell of a line says where it is only read: words, and no field. `label` is for those who cannot see the heads. */
export function FactCell({
  label,
  words,
  isFigure = false,
}: {
  label: string
  words: string
  isFigure?: boolean
}) {
  return (
    <span className={css.fact} data-figure={isFigure || undefined}>
      <span className="visually-hidden">{label}: </span>
      {words}
    </span>
  )
}
