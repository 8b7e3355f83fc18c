import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { form } from './app.ts'
import { post, setUp, start } from './process.ts'
import { count, figure } from './proof.ts'
import { envOf, folderWithDatabase, newFolder, withDatabase } from './real-server.ts'
import { pdfBytes } from './uploads.ts'
import { fingerprint } from './writes.ts'

/** How long a copy and starting on it may take, in milliseconds. */
const limit = 60_000

// R17 for the embedded database: the drill that docs/security.md asks for.
test(
  "a copy of a stopped server's data folder is the complete business, ready to continue elsewhere",
  { timeout: count({ short: 120_000, full: 1_200_000 }) },
  async () => {
    const rows = count({ short: 1000, full: 100_000 })
    const folder = folderWithDatabase()
    const server = await start(envOf(folder))
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const headers = await setUp(server.origin)
    const client = { name: 'Kestrel Homes', client_type: 'builder', email: 'office@kestrel.example' }
    const { id } = (await post(server.origin, '/api/clients', client, headers)).data as { id: number }
    const answer = await fetch(`${server.origin}/api/document-types?record_type=client`, { headers })
    const { data: types } = (await answer.json()) as { data: { id: number; name: string }[] }
    const content = pdfBytes('The contract')
    const sent = form(
      { document_type_id: types.find(({ name }) => name === 'Other')!.id, title: 'Contract' },
      [{ name: 'contract.pdf', content, type: 'application/pdf' }],
    )
    const added = await fetch(`${server.origin}/api/records/client/${id}/documents`, {
      method: 'POST',
      headers: { ...headers, ...sent.headers },
      body: new Uint8Array(sent.payload),
    })
    expect(added.status).toBe(200)
    const { data: document } = (await added.json()) as { data: { files: { key: string }[] } }
    expect(await server.end('SIGTERM')).toBe(0)
    const before = await withDatabase(folder, async (owner) => {
      await owner.query(
        `insert into client (name, name_key, client_type, email)
         select 'Kept ' || n, 'kept ' || n, 'civil', 'office@example.com' from generate_series(1, $1) n`,
        [rows],
      )
      return fingerprint(owner)
    })

    const started = performance.now()
    const copy = newFolder()
    execFileSync('cp', ['-a', `${folder}/.`, copy])
    const copied = performance.now() - started
    expect(await withDatabase(copy, fingerprint)).toEqual(before)
    const again = performance.now()
    const restored = await start(envOf(copy))
    onTestFinished(async () => void (await restored.end('SIGKILL')))
    const took = copied + performance.now() - again
    const file = await fetch(`${restored.origin}/api/files/${document.files[0]!.key}`, { headers })
    expect([file.status, Buffer.from(await file.arrayBuffer()).equals(content)]).toEqual([200, true])
    const next = { ...client, name: 'After the restore' }
    expect(await post(restored.origin, '/api/clients', next, headers)).toMatchObject({ status: 200 })
    expect(await restored.end('SIGTERM')).toBe(0)
    expect(took).toBeLessThan(limit)
    figure(
      'R17',
      `${rows} clients and a file copied and up again in ${(took / 1000).toFixed(1)} s, every table and the file the same`,
    )
  },
)
