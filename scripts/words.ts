// Prints every text a person may read, by area and file: npm run words, or npm run words -- jobs for one area.
import { globSync, readFileSync } from 'node:fs'
import { areaOrder } from '../src/app/area-order.ts'
import { textsIn, textsInTypst } from './words/texts-in-source.ts'

const isCode = (path: string) => /\.test\.tsx?$|\/(samples|\w*fixtures)\//.test(path)
const paths = globSync('src/**/*.{ts,tsx,typ}').filter((path) => !isCode(path))

/** The area of a path, or its folder in `src` for what areas share. */
const groupOf = (path: string) => /^src\/(?:areas\/)?([\w-]+)\//.exec(path)?.[1] ?? ''
const groups = [...areaOrder, 'shared', 'ui', 'platform', 'app']

const [only] = process.argv.slice(2)
for (const group of groups.filter((one) => only === undefined || one === only)) {
  console.log(`\n# ${group}`)
  for (const path of paths.filter((one) => groupOf(one) === group).toSorted()) {
    const source = readFileSync(path, 'utf8')
    const texts = path.endsWith('.typ')
      ? textsInTypst(source)
      : textsIn(source, path.endsWith('x') ? 'tsx' : 'ts')
    if (texts.length > 0) console.log(`\n${path}\n${texts.map((text) => `  ${text}`).join('\n')}`)
  }
}
