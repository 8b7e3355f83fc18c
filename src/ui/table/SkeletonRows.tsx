import css from './SkeletonRows.module.css'

const rows = Array.from({ length: 12 }, (_, row) => row)

/** Skeletons as high as rows, so that nothing jumps when the rows arrive. */
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
