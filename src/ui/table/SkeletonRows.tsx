import css from './SkeletonRows.module.css'

const rows = Array.from({ length: 12 }, (_, row) => row)

/** Grey bars of a row's height, so that nothing jumps when the rows come. */
export function SkeletonRows({ columns }: { columns: number }) {
  return rows.map((row) => (
    <tr key={row} className={css.skeleton} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={css.bar}>
          {'\u00a0'}
        </td>
      ))}
    </tr>
  ))
}
