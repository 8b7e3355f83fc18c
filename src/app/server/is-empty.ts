import pg from 'pg'

/** Whether nobody has ever worked in this database. */
export async function isEmpty(config: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from app_user limit 1')
    return rowCount === 0
  } finally {
    await client.end()
  }
}
