/** A file to show: a picture, or a page that opens elsewhere. */
export interface ShownPicture {
  key: string
  name: string
  content_type: string
}
