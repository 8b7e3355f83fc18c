import type { SqlBool } from 'kysely'
import { settingsStore } from '#platform/server/change/settings-store.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { StepKey } from '../contract/first-steps.ts'

export const {
  read: readClosed,
  save: saveFirstSteps,
  record: firstStepsRecord,
} = settingsStore<{ closed: number }>({
  key: 'first-steps',
  record_type: 'first_steps',
  title: 'First steps',
  path: '/dashboard/settings/first-steps',
  rights: { read: 'settings:company', write: 'settings:company' },
  usual: { closed: 0 },
})

/** Which steps the records show as done. People: a driver, and a second user. */
export function findDone(db: Db | Tx): Promise<Record<StepKey, SqlBool>> {
  return db
    .selectNoFrom((no) => {
      const company = no.selectFrom('company').select('id').where('is_default', '=', 1)
      const driver = no.selectFrom('driver').select('id').where('archived_at', 'is', null)
      const secondUser = no.selectFrom('app_user').select('id').where('archived_at', 'is', null).offset(1)
      return [
        no.exists(company.where('abn', 'is not', null)).as('company'),
        no.exists(company.where('logo_file_id', 'is not', null)).as('logo'),
        no.exists(no.selectFrom('product').select('id').where('archived_at', 'is', null)).as('products'),
        no.exists(no.selectFrom('asset').select('id').where('archived_at', 'is', null)).as('plant'),
        no.and([no.exists(driver), no.exists(secondUser)]).as('people'),
        no.exists(no.selectFrom('client').select('id').where('archived_at', 'is', null)).as('client'),
      ]
    })
    .executeTakeFirstOrThrow()
}
