import css from './Lines.module.css'

/** Unrelated sentences, one per line. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
