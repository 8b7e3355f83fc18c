import { eventKind } from '../change/change.ts'

export interface SavedVersion {
  /** The record that the picture belongs to. */
  record_type: string
  record_id: number
  /** The file of the version. */
  file_id: number
  /** The files of the original and its earlier versions. */
  earlier_file_ids: readonly number[]
}
/** Someone cropped or marked a picture: an area whose record shows it can show the new version. */
export const pictureVersionSaved = eventKind<SavedVersion>('picture-version-saved')
