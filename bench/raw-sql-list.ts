// The baseline for bench/list.ts: only Fastify and pg, running the SQL it is given.
import fastify from 'fastify'
import pg from 'pg'

const { config, list } = JSON.parse(process.env['BENCH_STATEMENTS'] ?? '') as {
  config: pg.PoolConfig
  list: { sql: string; parameters: unknown[] }[]
}
const pool = new pg.Pool({ ...config, max: 10 })
const app = fastify()
app.get('/health', async () => ({ ok: true }))
app.get('/list', async () => {
  const [rows, total] = [list[0], list[1]]
  const data = await pool.query(rows?.sql ?? '', rows?.parameters)
  const counted = await pool.query(total?.sql ?? '', total?.parameters)
  return { success: true, data: data.rows, total: Number(counted.rows[0].total) }
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
