import type { Db, Tx } from '#platform/server/database/database.ts'

/** The field each heading of a kind was matched with last, by heading in lower case. */
export async function listMatches(db: Db | Tx, kind: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('import_match')
    .select(['heading', 'field'])
    .where('kind', '=', kind)
    .execute()
  return new Map(rows.map(({ heading, field }) => [heading, field]))
}

export async function saveMatches(
  tx: Tx,
  kind: string,
  matches: readonly { heading: string; field: string }[],
): Promise<void> {
  // In one order, so that two people who match at once do not wait for each other.
  const rows = matches
    .map(({ heading, field }) => ({ kind, heading: heading.toLowerCase(), field }))
    .toSorted((one, other) => (one.heading < other.heading ? -1 : 1))
  await tx
    .insertInto('import_match')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'heading']).doUpdateSet({ field: (e) => e.ref('excluded.field') }),
    )
    .execute()
}
