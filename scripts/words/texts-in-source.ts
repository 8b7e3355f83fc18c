import { parseAst } from 'vite'

type Node = Readonly<Record<string, unknown>> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Attributes and properties that name things of the program. */
const codeName = /^(className|id|key|to|href|src|d|type|style|variant|c|[a-z]+(Key|ClassName))$/
/** Starts like a text, or is more than one word, and isn't a class list, path, header or query. */
const reads = (text: string) =>
  /^[A-Z“‘](?!\w*[a-z][A-Z]\w*$)[^/_]*[a-z…]|[a-z]{2,}[,.:]? [\p{L}{]|^\{…\} [a-z]{2,}$/u.test(text) &&
  !/^[a-z-]+\/|: var\(/.test(text)

/** Each text of a source file once, in their order, with `{…}` where a value goes. */
export function textsIn(source: string, lang: 'ts' | 'tsx'): string[] {
  const found = new Set<string>()
  const add = (text: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    if (reads(line)) found.add(line)
  }
  const visit = (node: Node): void => {
    if (/^(Import|ExportAll|TS(?!AsExpr|Satisfies|NonNull))/.test(node.type) || isCodePart(node)) return
    if (node.type === 'TemplateLiteral') add(templateText(node))
    else if (node.type === 'JSXText' || node.type === 'Literal') add(String(node['value']))
    childrenOf(node).forEach(visit)
  }
  visit(parseAst(source, { lang }) as unknown as Node)
  return [...found]
}

/** SQL, regular expressions, directives, and attributes and properties for the program. */
function isCodePart(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression' || 'regex' in node || isDirective(node)) return true
  const named = node.type === 'JSXAttribute' ? node['name'] : node.type === 'Property' && node['key']
  return isNode(named) && codeName.test(String(named['name']))
}

/** Any other statement has a directive of null. */
const isDirective = (node: Node) => typeof node['directive'] === 'string'

function templateText({ quasis }: Node): string {
  const parts = Array.isArray(quasis) ? quasis.filter(isNode) : []
  return parts.map(({ value }) => (value as { cooked: string }).cooked).join('{…}')
}

/** The texts of a typesetter's template. */
export const textsInTypst = (source: string): string[] =>
  [...source.replaceAll(/\/\/.*/g, '').matchAll(/"([^"\n]+)"|\[([^[\]#\n]+)\]/g)]
    .map(([, quoted, content]) => (quoted ?? content ?? '').trim())
    .filter(reads)
