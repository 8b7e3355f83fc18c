import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ESTree, Visitor, parseSync } from 'vite'
import { expect, test } from 'vitest'
import type { Labels } from '#shared/labels.ts'

const root = resolve(import.meta.dirname, '..')
const sources = globSync('src/areas/*/{contract,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.includes('.test.'),
)

/** The driver's phone asks for steps, in each dialog's words; they result in dockets, which have labels. */
const asksForSteps = /^src\/areas\/driver-jobs\/(web\/phone|contract\/step)/

/** A label repeated in a file that could import it: for a form field, a schema field, or a list column. */
interface Written {
  in: 'form' | 'schema' | 'column'
  name: string
  label: string
}

const textOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** 'First day'; not a message ('Choose a day.') and not a name ('first_day'). */
const isLabel = (text: string): boolean => /^\p{Lu}.*[^.]$/u.test(text)

/** `text('Name', { max: 80 }).optional()` is `text('Name', { max: 80 })`. */
function builderOf(value: ESTree.Node): ESTree.CallExpression | undefined {
  if (value.type !== 'CallExpression') return undefined
  return value.callee.type === 'MemberExpression' ? builderOf(value.callee.object) : value
}

function writtenIn(path: string, code: string): Written[] {
  const found: Written[] = []
  const note = (place: Written['in'], name: string | undefined, label: string | undefined) => {
    if (name !== undefined && label !== undefined && isLabel(label)) found.push({ in: place, name, label })
  }
  new Visitor({
    JSXOpeningElement({ attributes }) {
      const valueOf = (wanted: string) =>
        attributes.flatMap((one) =>
          one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.name.name === wanted
            ? (textOf(one.value) ?? [])
            : [],
        )[0]
      note('form', valueOf('name'), valueOf('label'))
    },
    Property({ key, value }) {
      const builder = builderOf(value)
      if (key.type !== 'Identifier' || builder?.callee.type !== 'Identifier') return
      if (path.includes('/contract/') || /-form\.ts$|Dialog\.tsx$/.test(path))
        note('schema', key.name, textOf(builder.arguments[0]))
    },
    CallExpression({ callee, arguments: [id, label] }) {
      if (callee.type === 'MemberExpression') note('column', textOf(id), textOf(label))
    },
  }).visit(parseSync(path, code).program)
  return found
}

/** The labels by area: `{ clients: [clientLabels, contactLabels, siteLabels], … }`. */
async function labelsOfAreas(): Promise<Record<string, Labels[]>> {
  const records: Record<string, Labels[]> = {}
  for (const path of globSync('src/areas/*/rules/**/*-labels.ts', { cwd: root })) {
    const area = path.split('/')[2] ?? ''
    const exports = (await import(join(root, path))) as Record<string, Labels>
    const labels = Object.entries(exports).filter(([name]) => name.endsWith('Labels'))
    records[area] = [...(records[area] ?? []), ...labels.map(([, record]) => record)]
  }
  return records
}

/** Labels repeated elsewhere. A column may have its own heading if it shows more than its field. */
const repeated = (written: readonly Written[], labels: readonly Labels[]): Written[] =>
  written.filter(({ in: place, name, label }) => {
    const known = labels.flatMap((record) => record[name] ?? record[`${name}_id`] ?? [])
    return place === 'column' ? known.includes(label) : known.length > 0
  })

test("a label is written once, in its record's labels", async () => {
  const records = await labelsOfAreas()
  const again = sources
    .filter((path) => !asksForSteps.test(path))
    .flatMap((path) =>
      repeated(
        writtenIn(path, readFileSync(join(root, path), 'utf8')),
        records[path.split('/')[2] ?? ''] ?? [],
      ).map(({ name, label }) => `${path}: ${name} '${label}'`),
    )
  expect(again).toEqual([])
  // Every file of every area is read, also on a busy machine.
}, 60_000)

test('each way of repeating one is caught', () => {
  const labels = [{ code: 'Code', client_id: 'Client' }]
  const caught = (path: string, code: string) =>
    repeated(writtenIn(path, code), labels).map(({ in: place, name }) => `${place} ${name}`)
  const form = 'src/areas/x/web/Form.tsx'
  expect(caught(form, `<TextField label="Product code" name="code" />`)).toEqual(['form code'])
  expect(caught(form, `<TextField {...field('code')} help="What it is called by." />`)).toEqual([])
  const schema = 'src/areas/x/contract/x.ts'
  expect(caught(schema, `z.object({ code: text('Product code').optional() })`)).toEqual(['schema code'])
  expect(caught(schema, `z.object({ code: text(labels.code) })`)).toEqual([])
  const columns = 'src/areas/x/web/x-columns.tsx'
  expect(caught(columns, `[column.text('client', 'Client')]`)).toEqual(['column client'])
  expect(caught(columns, `[column.text('client', labels.client_id), column.text('code', 'By')]`)).toEqual([])
})
