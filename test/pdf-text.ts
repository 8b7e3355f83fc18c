import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF, without whitespace: line breaks are up to the typesetter. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map(withoutSpaces)
}

/** Text without whitespace, to look for in {@link pagesOf}. */
export const withoutSpaces = (words: string): string => words.replaceAll(/\s/g, '')

/** Each text run of a PDF with its left and right edge in points. */
export async function boxesOf(pdf: Uint8Array): Promise<{ text: string; left: number; right: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const boxes: { text: string; left: number; right: number }[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const left = Number(item.transform[4])
      boxes.push({ text: item.str, left, right: left + item.width })
    }
  }
  return boxes
}
