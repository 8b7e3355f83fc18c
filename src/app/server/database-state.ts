import pg from 'pg'
import { demoDomain } from '#areas/account/rules/demo-sign-ins.ts'

/** Whether this database has never been used, and whether the demo company's users are in it. */
export async function databaseState(
  config: pg.PoolConfig,
): Promise<{ is_empty: boolean; has_demo: boolean }> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rows } = await client.query<{ anyone: boolean; demo: boolean }>(
      `select exists (select from app_user) as anyone,
        exists (select from app_user where email like '%@' || $1::text) as demo`,
      [demoDomain],
    )
    return { is_empty: !rows[0]?.anyone, has_demo: rows[0]?.demo ?? false }
  } finally {
    await client.end()
  }
}
