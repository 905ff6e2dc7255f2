import { useLocation } from 'react-router'
import { product } from '#domain/product.ts'
import { useIsSplashUp } from '#web/lib/splash/ready.ts'

/** The loading screen as the page brings it, for as long as it is not known who is there; the splash stands for it while it is up. */
export function LoadingScreen() {
  const isSplashUp = useIsSplashUp(useLocation().pathname)
  if (isSplashUp) return null
  return (
    <div className="boot">
      <div className="boot-mid">
        <img className="boot-orb" src="/coin.svg" alt="" width="148" height="148" />
        <p className="boot-name">{product.name}</p>
        <p className="boot-text">{product.loadingText}</p>
      </div>
    </div>
  )
}
