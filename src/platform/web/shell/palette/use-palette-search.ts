import { useEffect, useState } from 'react'
import { isMissingCode } from '#ui/lazy-part.tsx'
import { Refusal } from '../../calls/refusal.ts'
import { may } from '../../calls/session.ts'
import type { PaletteSource, ShellParts } from '../../web-area.ts'
import type { Found } from './palette-choices.ts'

interface Result {
  of: string
  found: readonly Found[]
  /** The server could not be reached. */
  isCutOff: boolean
}
const nothing: Result = { of: '', found: [], isCutOff: false }

const restMs = 150
const shortest = 2

/** What the areas find for `text`, once typing pauses. A source that fails finds nothing; the others still count. */
export function usePaletteSearch(
  parts: readonly ShellParts[],
  text: string,
): { found: readonly Found[]; searching: boolean; isCutOff: boolean } {
  const wanted = text.trim()
  const isLongEnough = wanted.length >= shortest
  const [result, setResult] = useState<Result>(nothing)

  useEffect(() => {
    if (!isLongEnough) return
    const stop = new AbortController()
    const sources = parts.flatMap(({ palette = [] }) => palette).filter(({ permission }) => may(permission))
    const timer = setTimeout(() => {
      void Promise.all(sources.map((source) => findIn(source, wanted, stop.signal))).then((all) => {
        if (stop.signal.aborted) return
        const found = all.filter((one) => one !== 'cut off')
        setResult({ of: wanted, found, isCutOff: found.length < all.length })
      })
    }, restMs)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [parts, wanted, isLongEnough])

  return isLongEnough
    ? { found: result.found, searching: result.of !== wanted, isCutOff: result.isCutOff }
    : noSearch
}

const noSearch = { found: [], searching: false, isCutOff: false }

async function findIn({ label, load }: PaletteSource, text: string, signal: AbortSignal) {
  try {
    const { search } = await load()
    return { label, hits: await search(text, signal) }
  } catch (error) {
    const isCutOff = isMissingCode(error) || (error instanceof Refusal && error.status === 0)
    return isCutOff ? ('cut off' as const) : { label, hits: [] }
  }
}
