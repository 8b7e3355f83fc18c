import type { UploadLimits } from '#platform/contract/endpoint.ts'
import { headBytes, typeOfHead } from '#shared/file-signatures.ts'
import type { ImageSender } from '#shared/image-limits.ts'
import { uploadWords } from '#shared/upload-words.ts'
import { Refusal } from '../calls/refusal.ts'
import type { FormFiles } from '../calls/request.ts'
import { sessionUser } from '../calls/session.ts'
import { shrunkPicture } from './shrink-picture.ts'

/**
 * A call's files as the server accepts them. What it would refuse is refused here, before megabytes are
 * uploaded for nothing.
 * @throws Refusal with the server's own status and message.
 */
export async function filesToSend(limits: UploadLimits, files: FormFiles = {}): Promise<FormFiles> {
  const all = Object.values(files).flat() as Blob[]
  if (all.length > limits.max_files)
    throw new Refusal({ status: 413, message: uploadWords.count(limits.max_files) })
  const sent = new Map<Blob, Blob>()
  for (const file of all) {
    const { fitting, refusal } = await (limits.use === 'read' ? asItIs : fittingFile)(file, limits.max_bytes)
    if (refusal) throw refusal
    sent.set(file, fitting)
  }
  const sentOf = (file: Blob): Blob => sent.get(file) ?? file
  return Object.fromEntries(
    Object.entries(files).map(([field, value]) => [
      field,
      value instanceof Blob ? sentOf(value) : value.map(sentOf),
    ]),
  )
}

/** Why a file cannot be sent; undefined when it can. */
export const fileRefusal = async (file: Blob, max_bytes: number): Promise<Refusal | undefined> =>
  (await fittingFile(file, max_bytes)).refusal

interface Judged {
  /** The file to send: a picture that is too large is shrunk. */
  fitting: Blob
  refusal: Refusal | undefined
}

/** Checked when chosen and again when sent or retried, but a picture is shrunk only once. */
const judged = new WeakMap<Blob, { max_bytes: number; outcome: Promise<Judged> }>()

function fittingFile(file: Blob, max_bytes: number): Promise<Judged> {
  const before = judged.get(file)
  if (before?.max_bytes === max_bytes) return before.outcome
  const outcome = judge(file, max_bytes)
  judged.set(file, { max_bytes, outcome })
  return outcome
}

/** Refused only for its size. */
const asItIs = (file: Blob, max_bytes: number): Judged => ({
  fitting: file,
  refusal:
    file.size > max_bytes ? new Refusal({ status: 413, message: uploadWords.size(max_bytes) }) : undefined,
})

async function judge(file: Blob, max_bytes: number): Promise<Judged> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const type = typeOfHead(String.fromCharCode(...head))
  const refused = (status: number, message: string): Judged => ({
    fitting: file,
    refusal: new Refusal({ status, message }),
  })
  if (type === 'heic') return refused(415, uploadWords.heic)
  if (type === null) return refused(415, uploadWords.type)
  const fitting =
    type === 'application/pdf' ? file : await shrunkPicture(file, { type, sender: senderNow(), max_bytes })
  return asItIs(fitting, max_bytes)
}

function senderNow(): ImageSender {
  const user = sessionUser()
  if (!user) return 'visitors'
  return user.user_type === null ? 'waiting' : 'people'
}
