/** Groups items or answers under their headings, in order. */
export function sectionsOf<T extends { section: string | null }>(
  rows: readonly T[],
): { section: string | null; rows: T[] }[] {
  const sections: { section: string | null; rows: T[] }[] = []
  for (const row of rows) {
    const last = sections.at(-1)
    if (last && last.section === row.section) last.rows.push(row)
    else sections.push({ section: row.section, rows: [row] })
  }
  return sections
}
