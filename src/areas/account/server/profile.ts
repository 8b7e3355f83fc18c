import { avatarPath, lockUser, roleFor, updateUser } from '#areas/users/server/index.ts'
import { AppError, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { findKey, keepFile } from '#platform/server/files/file-rows.ts'
import type { SavedVersion } from '#platform/server/files/picture-version.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { type OpenableRecord, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import { type Person, personOf } from '#platform/server/sessions/viewer.ts'
import type { Profile, ProfilePatch } from '../contract/profile.ts'
import { findAccount } from './account-store.ts'

/** The own account. */
export async function readProfile(db: Db | Tx, person: Person): Promise<Profile> {
  const account = await findAccount(db, person.user_id)
  if (!account) throw notFound()
  const { id, name, email, mobile, last_login_at, version } = account
  const { user_type } = person
  const role = user_type === null ? undefined : await roleFor(db, user_type, account.user_role_id)
  const avatar = avatarPath(await findKey(db, account.avatar_file_id))
  return { id, name, email, mobile, user_type, user_role: role?.name ?? null, avatar, last_login_at, version }
}

/** Changes the person's own name or mobile. @throws stale; invalid. */
export async function editProfile(change: Change, { version, ...changes }: ProfilePatch): Promise<Profile> {
  const person = personOf(change.viewer)
  const before = await openSelf(change, person, version)
  const patch = definedFields(changes)
  if (Object.keys(patch).length > 0) await updateSelf(change, before, patch)
  return readProfile(change.tx, person)
}

/** Sets the person's own picture from an uploaded file. @throws invalid without a file; wrong_type for a PDF. */
export async function setAvatar(change: Change, [file]: readonly ReceivedFile[]): Promise<Profile> {
  if (!file) throw invalid({ file: 'Choose a picture.' })
  if (!file.content_type.startsWith('image/')) throw new AppError('wrong_type', 'Upload a JPG or PNG file.')
  const person = personOf(change.viewer)
  const before = await openSelf(change, person)
  const { id } = await keepFile(change, file, { record_type: 'user', record_id: person.user_id })
  await updateSelf(change, before, { avatar_file_id: id })
  return readProfile(change.tx, person)
}

/** The person's own picture is shown as its new version, unless another one has taken its place. */
export async function showNewVersion(
  change: Change,
  { record_type, record_id, file_id, earlier_file_ids }: SavedVersion,
): Promise<void> {
  if (record_type !== 'user') return
  const before = await lockUser(change.tx, record_id)
  if (!before?.avatar_file_id || !earlier_file_ids.includes(before.avatar_file_id)) return
  await updateSelf(change, before, { avatar_file_id: file_id })
}

/** Goes back to the initials. */
export async function removeAvatar(change: Change): Promise<Profile> {
  const person = personOf(change.viewer)
  const before = await openSelf(change, person)
  if (before.avatar_file_id !== null) await updateSelf(change, before, { avatar_file_id: null })
  return readProfile(change.tx, person)
}

type Stored = NonNullable<Awaited<ReturnType<typeof lockUser>>>

const ownAccount: OpenableRecord<Stored> = {
  record_type: 'user',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockUser(tx, id),
  present: ({ tx, viewer }) => readProfile(tx, personOf(viewer)),
  state: asStored,
}

async function openSelf(change: Change, { user_id }: Person, version?: number): Promise<Stored> {
  const { record } = await openRecord(change, ownAccount, { id: user_id, version, can: inAnyState })
  return record
}

async function updateSelf(
  change: Change,
  before: Stored,
  patch: Parameters<typeof updateUser>[2],
): Promise<void> {
  const after = await updateUser(change.tx, before.id, patch)
  change.log({
    action: 'updated',
    record_type: 'user',
    record_id: after.id,
    record_label: after.name,
    before,
    after,
  })
}
