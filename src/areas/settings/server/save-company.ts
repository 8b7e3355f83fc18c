import { AppError, conflict, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { mustBeCurrent } from '#platform/server/change/must-be-current.ts'
import { requiredWords } from '#shared/text.ts'
import type { CompanyPatch } from '../contract/company.ts'
import { companyLabels } from '../rules/company-labels.ts'
import { type StoredCompany, insertCompany, lockCompany, updateCompany } from './company-store.ts'
import { readCompany } from './read-company.ts'

/** @throws stale with the current company. */
async function lockCurrent(change: Change, version: number): Promise<StoredCompany | undefined> {
  const { tx, viewer } = change
  const before = await lockCompany(tx)
  if (before) await mustBeCurrent(tx, before, version, () => readCompany(tx, viewer))
  return before
}

function logCompany(change: Change, before: StoredCompany | undefined, after: StoredCompany): void {
  change.log({
    action: before ? 'updated' : 'created',
    record_type: 'company',
    record_id: after.id,
    record_label: after.name,
    ...(before ? { before } : {}),
    after,
  })
}

/** Changes the fields in `patch`; the first time creates the company. @throws stale, invalid without a name. */
export async function saveCompany(change: Change, { version, ...changes }: CompanyPatch): Promise<void> {
  const before = await lockCurrent(change, version)
  const { name, ...rest } = definedFields(changes)
  if (!before) {
    if (name === undefined) throw invalid({ name: requiredWords(companyLabels.name) })
    return logCompany(change, before, await insertCompany(change.tx, { name, ...rest }))
  }
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return
  logCompany(change, before, await updateCompany(change.tx, before.id, patch))
}

/** Sets or removes the logo. @throws stale; conflict before the company is saved; wrong_type for a PDF. */
export async function setLogo(change: Change, version: number, file: ReceivedFile | null): Promise<void> {
  const before = await lockCurrent(change, version)
  if (!before) throw conflict('Save the company first.')
  if (file && !file.content_type.startsWith('image/'))
    throw new AppError('wrong_type', 'Upload a JPG or PNG file.')
  const kept = file && (await keepFile(change, file, { record_type: 'company', record_id: before.id }))
  logCompany(change, before, await updateCompany(change.tx, before.id, { logo_file_id: kept && kept.id }))
}
