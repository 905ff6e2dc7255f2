import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useBackCloses } from '#web/ui/dialog/use-back-closes.ts'
import { focusField } from '#web/ui/form/focus-field.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/radix-nonce.ts'
import '#web/ui/dialog/sheet.css'

/** A sheet of paper pulled up over the page; from 700 px a card in the middle. Escape, Back, the scrim and the cross close it. */
export function Sheet({
  title,
  description,
  onClose,
  onBack,
  children,
}: {
  title: string
  description?: string
  onClose: () => void
  /** One step back, for sheets that have steps. */
  onBack?: () => void
  children: ReactNode
}) {
  useBackCloses(onClose)
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="drawer"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={(event) => focusAgain(event, opener)}
          onInteractOutside={keepForToasts}
          onEscapeKeyDown={keepForInner}
        >
          <header className="drawer-head">
            {onBack && (
              <button type="button" className="round sheet-back" aria-label="Back" onClick={onBack}>
                <Icon name="arrow-left" />
              </button>
            )}
            <Dialog.Title className="heading">{title}</Dialog.Title>
            <Dialog.Close className="shut-x" aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {description && <Dialog.Description className="caption">{description}</Dialog.Description>}
          <div className="drawer-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The field marked `data-first` rather than the cross, with what was left in it selected. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return
  const field = event.currentTarget.querySelector<HTMLElement>('[data-first]')
  if (!field) return
  event.preventDefault()
  focusField(field)
}

/** Back to what opened the sheet, or to the screen's heading where that is gone. */
function focusAgain(event: Event, opener: Element | null): void {
  event.preventDefault()
  const place = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main h1')
  if (!(place instanceof HTMLElement)) return
  if (place !== opener) place.tabIndex = -1
  place.focus()
}

/** A notice over the sheet can be answered without closing the sheet, also one that is gone from the page with the answer. */
function keepForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('.toasts, .snack')) event.preventDefault()
}

/** Escape inside an open calendar closes the calendar alone. */
function keepForInner(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault()
}
