import type { RecordPictures } from '#platform/server/change/record-registry.ts'

const title = 'Profile picture'

/** A person's own picture, which they may crop again. One that was replaced or removed is no longer offered. */
export const avatarPictures: RecordPictures = {
  own: { isOf: (viewer, id) => viewer.user_id === id, path: '/profile' },
  titleOf: async () => title,
  latest: async (db, { user_id }, { before, limit }) => {
    const rows = await db
      .selectFrom('app_user')
      .innerJoin('file', 'file.id', 'app_user.avatar_file_id')
      .select(['file.id as file_id', 'file.key', 'file.created_at', 'app_user.name as label'])
      .where('app_user.id', '=', user_id)
      .$if(before !== undefined, (q) => q.where('file.id', '<', before ?? 0))
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, title }))
  },
}
