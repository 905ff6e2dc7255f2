// The style sheet comes first: it fixes the order of the cascade layers. Those of the parts are shared with the app.
import '#web/marketing/styles/site.css'
import '#web/ui/draft-card/draft-card.css'
import '#web/ui/draft-card/spoken-words.css'
import '#web/ui/orb/orb.css'
import { followSystemTheme } from '#web/lib/follow-theme.ts'
import { startContact } from '#web/marketing/contact/start-contact.ts'
import { startDemo } from '#web/marketing/demo/start-demo.ts'
import { startPricing } from '#web/marketing/pricing/start-pricing.ts'

followSystemTheme()
startDemo()
startContact()
startPricing()
