import { read } from '#platform/web/calls/api.ts'
import { pictureEndpoints } from '../contract/endpoints.ts'

export const pictureQuery = (key: string) => read(pictureEndpoints.getPicture, { params: { key } })
export const picturesQuery = (before: number | undefined) =>
  read(pictureEndpoints.listPictures, { query: { before } })
