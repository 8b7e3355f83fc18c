/**
 * Formatted text as its editor's document: paragraphs, headings and lists of one level. Keys are in the order in which
 * the database keeps them, so that unchanged text compares equal.
 */
export interface RichText {
  type: 'doc'
  content: RichBlock[]
}
export type RichBlock = RichParagraph | RichHeading | RichList
export interface RichParagraph {
  type: 'paragraph'
  content?: RichInline[] | undefined
}
export interface RichHeading {
  type: 'heading'
  attrs: { level: 2 | 3 }
  content?: RichInline[] | undefined
}
export interface RichList {
  type: 'bulletList' | 'orderedList'
  content: RichItem[]
}
export interface RichItem {
  type: 'listItem'
  content: RichParagraph[]
}
export type RichInline =
  | { text: string; type: 'text'; marks?: { type: 'bold' | 'italic' }[] | undefined }
  | { type: 'hardBreak' }

/** Plain text as paragraphs: a blank line starts the next. */
export function richText(typed: string): RichText {
  const paragraphs = typed.split(/\r?\n[ \t]*\r?\n\s*/).filter((paragraph) => paragraph.trim() !== '')
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => ({ type: 'paragraph', content: inlines(paragraph.trim()) })),
  }
}

const inlines = (paragraph: string): RichInline[] =>
  paragraph
    .split(/\r?\n/)
    .flatMap((text, at): RichInline[] => [
      ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(text === '' ? [] : [{ text, type: 'text' as const }]),
    ])

/** The words alone, a line for each that paper shows; a list's have their mark. */
export const plainText = ({ content }: RichText): string => content.flatMap(linesOfBlock).join('\n')

function linesOfBlock(block: RichBlock): string[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [wordsOf(block.content)]
  return block.content.map((item, at) => {
    const mark = block.type === 'orderedList' ? `${at + 1}.` : '•'
    return `${mark} ${item.content.map(({ content }) => wordsOf(content)).join('\n')}`
  })
}

const wordsOf = (content: readonly RichInline[] = []): string =>
  content.map((part) => (part.type === 'text' ? part.text : '\n')).join('')
