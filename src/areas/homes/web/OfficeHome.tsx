import { IconCircleCheck } from '@tabler/icons-react'
import { classes } from '#ui/classes.ts'
import { ActionList, RowsSkeleton } from '#ui/parts/ActionRow.tsx'
import { FigureStrip, FigureStripSkeleton } from '#ui/parts/FigureStrip.tsx'
import { Kbd } from '#ui/parts/Kbd.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { useDelayed } from '#ui/parts/use-delayed.ts'
import type { Home, HomeFigure } from '../contract/home.ts'
import { ActionCard } from './ActionCard.tsx'
import { DaySheetPanel } from './DaySheetPanel.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { DebtorsPanel } from './DebtorsPanel.tsx'
import { OthersWork } from './OthersWork.tsx'
import css from './office.module.css'
import { isWork } from './is-work.ts'
import { PanelHead } from './PanelHead.tsx'
import { PipelineStrip } from './PipelineStrip.tsx'
import { WonPanel } from './WonPanel.tsx'
import { WorkPanel } from './WorkPanel.tsx'
import { SharePanel } from './SharePanel.tsx'

const figureOf = ({ key, label, value, is_money, unit, caption, tone, link, bars }: HomeFigure) => ({
  key,
  label,
  value: is_money ? <Money cents={value} /> : value.toLocaleString('en-AU'),
  unit,
  caption,
  tone,
  to: link,
  bars: bars.map(({ label: name, filled, count, is_short, link: list }) => ({
    label: name,
    value: filled,
    of: count,
    isShort: is_short === 1,
    to: list,
  })),
})

/** An office home: figures, rows to act on, and the day or the money at the right. */
export function OfficeHome({ home, workTitle }: { home: Home; workTitle: string }) {
  const { figures, cards, others, day_sheet, charts, owing, debtors, quotes, pipeline, won } = home
  const waiting = cards.filter((card) => card.count > 0 && !isWork(card))
  const work = cards.filter(isWork)
  const total = waiting.reduce((sum, { count }) => sum + count, 0)
  const hasPanels =
    day_sheet !== null || charts.length > 0 || owing !== null || quotes !== null || work.length > 0
  return (
    <div className={classes(css.home, day_sheet && 'no-print')}>
      {figures.length > 0 && <FigureStrip label="At a glance" figures={figures.map(figureOf)} />}
      {pipeline && <PipelineStrip steps={pipeline} />}
      <div className={hasPanels ? css.columns : undefined}>
        <section className={css.rows} aria-labelledby="to-do">
          <PanelHead id="to-do" title={workTitle} count={total}>
            {waiting.length > 0 && (
              <span className={css.keys}>
                <Kbd>j</Kbd> <Kbd>k</Kbd> to move, <Kbd>Enter</Kbd> to act
              </span>
            )}
          </PanelHead>
          {waiting.length === 0 && (
            <p className={css.done}>
              <IconCircleCheck size={16} aria-hidden />
              <span>
                <strong>All done.</strong> Nothing is waiting for you.
              </span>
            </p>
          )}
          <ActionList>
            {waiting.map((card) => (
              <ActionCard key={card.key} card={card} />
            ))}
            {others.length > 0 && <OthersWork lines={others} />}
          </ActionList>
        </section>
        {hasPanels && (
          <div className={css.panels}>
            {work.map((card) => (
              <WorkPanel key={card.key} card={card} />
            ))}
            {day_sheet && <DaySheetPanel sheet={day_sheet} />}
            {charts.map((chart) => (
              <ChartPanel key={chart.key} chart={chart} />
            ))}
            {owing && <SharePanel title="Owed to us, including GST" shares={owing} byAge />}
            {debtors && <DebtorsPanel debtors={debtors} />}
            {won && <WonPanel won={won} />}
            {quotes && <SharePanel title="Quotes by status" shares={quotes} />}
          </div>
        )}
      </div>
    </div>
  )
}

/** Its outline while loading. */
export function OfficeHomeLoading({ hasPanel }: { hasPanel: boolean }) {
  const shown = useDelayed(true)
  return (
    <div className={css.home}>
      {shown && (
        <>
          <FigureStripSkeleton />
          <div className={hasPanel ? css.columns : undefined}>
            <RowsSkeleton rows={9} />
            {hasPanel && (
              <div className={css.panels}>
                <RowsSkeleton rows={9} />
              </div>
            )}
          </div>
        </>
      )}
      <LoadingState />
    </div>
  )
}
