import css from './cells.module.css'

/** A read-only cell of a line: text instead of a field. `label` is for people who cannot see the headings. */
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
