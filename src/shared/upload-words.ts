/** Messages for refused files: in the browser before sending, and on the server after receiving. */
export const uploadWords = {
  type: 'Upload a PDF, JPG or PNG file.',
  heic: 'HEIC photos cannot be opened everywhere. Save the photo as JPG, or set the camera to Most Compatible, and upload it again.',
  size: (max_bytes: number): string => `File must be ${sizeInWords(max_bytes)} or smaller.`,
  count: (max_files: number): string =>
    max_files === 1 ? 'Upload one file.' : `Upload up to ${max_files} files.`,
} as const

/** `10 MB`, in decimal units. */
function sizeInWords(bytes: number): string {
  const [size, unit] = bytes >= 1_000_000 ? [bytes / 1_048_576, 'MB'] : [bytes / 1024, 'kB']
  return `${Number(size.toFixed(1))} ${unit}`
}
