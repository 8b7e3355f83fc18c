import { extractText, getDocumentProxy } from 'unpdf'

/** The words of each page of a PDF, without spaces and line ends: where lines break is the typesetter's business. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map(bare)
}

/** Words without spaces and line ends, to look for in {@link pagesOf}. */
export const bare = (words: string): string => words.replaceAll(/\s/g, '')
