import * as m from 'framer-motion/m'
import { Link, useLocation } from 'react-router'
import { preloadScreen } from '#web/lib/screens/preload.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MotionScope } from '#web/ui/motion-scope.tsx'
import { OrbTab } from '#web/ui/shell/orb-tab.tsx'
import { tabs } from '#web/ui/shell/tabs.ts'

/** The bar at the foot of a phone, the rail of a wide screen. A tab is active when its path is the whole path. */
export function Navigation() {
  const { pathname } = useLocation()
  return (
    <MotionScope>
      {/* Fixed: what flies from it is measured without the scrolling of the page. */}
      <m.nav layoutRoot className="nav" aria-label="Main">
        <ul>
          {tabs.map((tab) => {
            const isActive = pathname === tab.path
            return (
              <li key={tab.path}>
                {tab.icon === 'orb' ? (
                  <OrbTab path={tab.path} label={tab.label} isActive={isActive} />
                ) : (
                  <Link
                    to={tab.path}
                    aria-current={isActive ? 'page' : undefined}
                    onPointerDown={() => preloadScreen(tab.path)}
                    onFocus={() => preloadScreen(tab.path)}
                  >
                    <Icon name={isActive ? tab.activeIcon : tab.icon} />
                    <span>{tab.label}</span>
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      </m.nav>
    </MotionScope>
  )
}
