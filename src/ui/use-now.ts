import { useSyncExternalStore } from 'react'
import { onServerTime, serverTimeAt } from './server-clock.ts'

const tickMs = 60_000

let now = Date.now()
let server = serverTimeAt(now)
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function read(): void {
  now = Date.now()
  server = serverTimeAt(now)
}

function tick(): void {
  read()
  for (const listener of listeners) listener()
}

onServerTime(tick)

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    read()
    timer = setInterval(tick, tickMs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

const useTicking = (at: () => number): Date => new Date(useSyncExternalStore(subscribe, at, at))
const serverTime = () => server
const ownTime = () => now

/** The server's time, updated every minute, so that "5 min ago" stays true. */
export const useNow = (): Date => useTicking(serverTime)

/** This device's own time, updated every minute: for what a phone measures itself. */
export const useOwnNow = (): Date => useTicking(ownTime)
