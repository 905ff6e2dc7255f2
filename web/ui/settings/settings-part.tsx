import { type ReactNode, useId } from 'react'

/** One part of a settings page under its own heading. */
export function SettingsPart({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="settings-part" aria-labelledby={heading}>
      <h2 id={heading} className="heading">
        {title}
      </h2>
      {note && <p className="caption settings-note">{note}</p>}
      {children}
    </section>
  )
}
