import css from './AgeBar.module.css'

/** From not due to very late. */
export const ageLooks: Readonly<Record<string, string | undefined>> = {
  not_due: css['age0'],
  '1_30': css['age1'],
  '31_60': css['age2'],
  '61_90': css['age3'],
  over_90: css['age4'],
  disputed: css['disputed'],
}

/** What is owing by how late it is, as one bar. Screens show the amounts next to it; screen readers read only those. */
export function AgeBar({ ages }: { ages: readonly { key: string; cents: number }[] }) {
  const shown = ages.filter(({ cents }) => cents > 0)
  const total = shown.reduce((sum, { cents }) => sum + cents, 0)
  if (total === 0) return null
  return (
    <div className={css.bar} aria-hidden>
      {shown.map(({ key, cents }) => (
        <i key={key} className={ageLooks[key]} style={{ width: `${(cents / total) * 100}%` }} />
      ))}
    </div>
  )
}
