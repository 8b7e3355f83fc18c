import { noteEndpoints } from '#areas/notes/contract/endpoints.ts'
import type { TestApp } from '../app.ts'
import { stepping } from '../driver-jobs.ts'
import { canaryRecords } from '../canary-records.ts'
import { quoting } from '../quotes.ts'
import { askerNames } from './askers.ts'

/** One of everything: what calls name exists, with documents, amounts and people of every kind. */
export async function makeWorld(app: TestApp): Promise<void> {
  const owner = await app.database.owner()
  const driver = await app.as('driver')
  await canaryRecords({ app, owner }, driver, await app.as('otherDriver'), 'driver')
  const { create, sent, newClient } = await quoting(app)
  await create()
  await sent()
  const { id: record_id } = await newClient()
  const administrator = await app.as('administrator')
  await administrator.call(noteEndpoints.createNote, {
    params: { record_type: 'client', record_id },
    body: { body: 'Rings on Fridays' },
  })
  await stepping(app).newJob()
  for (const name of askerNames) await app.as(name)
}
