import * as z from 'zod'
import { endpoint, keyParams } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { Picture, PictureRow } from './picture.ts'

const topic = 'picture'
export const pictureUpload = { max_files: 1, max_bytes: 10 * 1024 * 1024 } as const

export const pictureEndpoints = {
  listPictures: endpoint({
    method: 'GET',
    path: '/api/pictures',
    permission: 'documents:read',
    summary: 'The latest pictures of records that the caller may see, a dozen at a time.',
    topic,
    also: ['document', 'driver_job'],
    query: z.object({ before: idParam.optional() }),
    output: z.object({
      rows: z.array(PictureRow),
      /** What to pass as `before` for older ones; null at the end. */
      older: z.number().nullable(),
    }),
  }),
  getPicture: endpoint({
    method: 'GET',
    path: '/api/pictures/:key',
    permission: 'documents:read',
    summary: 'A picture with its versions, by the key of any of them.',
    topic,
    params: keyParams,
    output: Picture,
  }),
  savePictureVersion: endpoint({
    method: 'POST',
    path: '/api/pictures/:key/versions',
    permission: 'documents:write',
    summary: 'Save a cropped or marked picture as the next version; the original stays as it is.',
    topic,
    params: keyParams,
    upload: pictureUpload,
    body: z.object({}),
    output: Picture,
    message: 'New version saved.',
  }),
}
