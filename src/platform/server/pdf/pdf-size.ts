import { AppError } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import { bytesOf } from '../files/content-of.ts'

/** The name and size of a document, for whoever will attach it; without a size where it cannot be made. */
export async function sizeOfPdf(
  name: string,
  made: Promise<Download>,
): Promise<{ name: string; bytes: number | null }> {
  try {
    const { filename, body } = await made
    return { name: filename, bytes: (await bytesOf(body)).length }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { name, bytes: null }
  }
}
