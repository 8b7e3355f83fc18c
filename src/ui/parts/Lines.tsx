import css from './Lines.module.css'

/** Sentences that have nothing to do with each other, each on a line of its own. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
