const longest = 200

/** The file's name with its version: `ticket (version 2).jpg`. */
export function versionName(original: string, version_no: number, content_type: string): string {
  const end = ` (version ${version_no})${content_type === 'image/png' ? '.png' : '.jpg'}`
  const start = original.replace(/\.\w{1,5}$/, '')
  return `${start.slice(0, longest - end.length)}${end}`
}
