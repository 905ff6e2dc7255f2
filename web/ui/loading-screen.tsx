import { product } from '#domain/product.ts'

/** The loading screen as the page brings it, for as long as it is not known who is there. */
export function LoadingScreen() {
  return (
    <div className="boot">
      <div className="boot-mid">
        <img className="boot-orb" src="/icon.svg" alt="" width="148" height="148" />
        <p className="boot-name">{product.name}</p>
        <p className="boot-text">{product.loadingText}</p>
      </div>
    </div>
  )
}
