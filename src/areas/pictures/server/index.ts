import { notFound } from '#platform/contract/app-error.ts'
import { serverArea } from '#platform/server/platform.ts'
import { pictureEndpoints } from '../contract/endpoints.ts'
import { findOriginal } from './picture-store.ts'
import { sourceOf } from './picture-sources.ts'
import { listPictures, readPicture } from './read-pictures.ts'
import { saveVersion } from './save-version.ts'

export const picturesArea = serverArea({
  endpoints: pictureEndpoints,

  handlers: ({ db, records }) => ({
    listPictures: ({ viewer, query }) => listPictures(db, records, viewer, query.before),
    getPicture: ({ viewer, params }) => readPicture(db, records, viewer, params.key),
    savePictureVersion: ({ change, params, files }) => saveVersion(change, records, params.key, files[0]),
  }),

  uploads: ({ db, records }) => ({
    savePictureVersion: async ({ viewer, params }) => {
      const original = await findOriginal(db, params.key)
      if (!original) throw notFound()
      await sourceOf(records, original.record_type).mustWrite(db, viewer, original)
    },
  }),
})
