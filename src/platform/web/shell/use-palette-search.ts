import { useEffect, useState } from 'react'
import { may } from '../session.ts'
import type { PaletteSource, ShellParts } from '../web-area.ts'
import type { Found } from './palette-choices.ts'

const restMs = 150
const shortest = 2

/** What the areas find for `text`, once typing rests. A source that fails finds nothing: the others still do. */
export function usePaletteSearch(
  parts: readonly ShellParts[],
  text: string,
): { found: readonly Found[]; searching: boolean } {
  const wanted = text.trim()
  const isLongEnough = wanted.length >= shortest
  const [result, setResult] = useState<{ of: string; found: readonly Found[] }>({ of: '', found: [] })

  useEffect(() => {
    if (!isLongEnough) return
    const stop = new AbortController()
    const sources = parts.flatMap(({ palette = [] }) => palette).filter(({ permission }) => may(permission))
    const timer = setTimeout(() => {
      void Promise.all(sources.map((source) => findIn(source, wanted, stop.signal))).then((found) => {
        if (!stop.signal.aborted) setResult({ of: wanted, found })
      })
    }, restMs)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [parts, wanted, isLongEnough])

  return isLongEnough ? { found: result.found, searching: result.of !== wanted } : nothingSought
}

const nothingSought = { found: [], searching: false }

async function findIn({ label, load }: PaletteSource, text: string, signal: AbortSignal): Promise<Found> {
  try {
    const { search } = await load()
    return { label, hits: await search(text, signal) }
  } catch {
    return { label, hits: [] }
  }
}
