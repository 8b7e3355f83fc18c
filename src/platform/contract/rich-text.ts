import * as z from 'zod'
import { plainText } from '#shared/rich-text.ts'
import { linesOf } from '#shared/text.ts'

const Inline = z.discriminatedUnion('type', [
  z.strictObject({
    text: z.string().min(1),
    type: z.literal('text'),
    marks: z.array(z.strictObject({ type: z.enum(['bold', 'italic']) })).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
])
const content = z.array(Inline).optional()
const Paragraph = z.strictObject({ type: z.literal('paragraph'), content })
const items = z
  .array(z.strictObject({ type: z.literal('listItem'), content: z.array(Paragraph).min(1) }))
  .min(1)

/**
 * Formatted text (`shared/rich-text.ts`): the nodes and marks that page and PDF can draw, and nothing else. Lists have one
 * level, so that no text is too deep.
 */
export const RichText = z
  .strictObject({
    type: z.literal('doc'),
    content: z.array(
      z.discriminatedUnion('type', [
        Paragraph,
        z.strictObject({
          type: z.literal('heading'),
          attrs: z.strictObject({ level: z.literal([2, 3]) }),
          content,
        }),
        z.strictObject({ type: z.literal('bulletList'), content: items }),
        z.strictObject({ type: z.literal('orderedList'), content: items }),
      ]),
    ),
  })
  .meta({ id: 'RichText' })

/** Required formatted text, with the most characters and lines of its words. */
export const richTextField = (label: string, { max, lines }: { max: number; lines: number }) =>
  RichText.superRefine((value, context) => {
    const words = plainText(value)
    if (words.trim() === '') context.addIssue(`${label} is required.`)
    else if (words.length > max) context.addIssue(`${label} must be ${max} characters or fewer.`)
    else if (linesOf(words).length > lines) context.addIssue(`${label} must be ${lines} lines or fewer.`)
  })
