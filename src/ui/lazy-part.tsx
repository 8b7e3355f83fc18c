import { type ComponentType, type ReactNode, createElement, use } from 'react'
import { MissingPart } from './MissingPart.tsx'

interface Part<Props> {
  (props: Props): ReactNode
  /** Fetches it before it is shown; a route does. */
  preload: () => Promise<void>
}
type PartOf<Export> = Export extends (props: infer Props) => ReactNode ? Part<Props> : never

/**
 * A component whose code comes when it is first shown: `lazyPart(() => import('./NotesTab.tsx'), 'NotesTab')`. Where the
 * code cannot be had, a notice takes its place and all around it stays as it was. Only a reload helps then: a
 * browser does not fetch the same code twice.
 */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): PartOf<Module[Name]> => lazily(load, name, () => <MissingPart />)

/** The same for a dialog: what takes its place lies over the page, and is closed by the dialog's `onClose`. */
export const lazyDialog = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): PartOf<Module[Name]> => lazily(load, name, ({ onClose }) => <MissingPart onClose={onClose} />)

function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  missing: (props: { onClose?: () => void }) => ReactNode,
): PartOf<Module[Name]> {
  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  let isThere: Promise<boolean> | undefined

  const preload = (): Promise<void> =>
    (loading ??= load().then((module) => {
      Loaded = module[name] as ComponentType
    }))
  function LazyPart(props: object) {
    if (Loaded) return createElement(Loaded, props)
    isThere ??= preload().then(
      () => true,
      () => false,
    )
    return use(isThere) && Loaded ? createElement(Loaded, props) : missing(props)
  }
  return Object.assign(LazyPart, { preload }) as unknown as PartOf<Module[Name]>
}

/** Code of the application that could not be fetched: no network, or a newer version is there in its place. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message)
