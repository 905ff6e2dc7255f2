// The style sheet comes first: it fixes the order of the cascade layers. Those of the parts are shared with the app.
import '#web/marketing/styles/site.css'
import '#web/ui/draft-card/draft-card.css'
import '#web/ui/draft-card/spoken-words.css'
import '#web/ui/orb/orb.css'
import '#web/ui/pricing/pricing.css'
import { followTheme } from '#web/lib/person/theme.ts'
import { startContact } from '#web/marketing/contact/start-contact.ts'
import { startDemo } from '#web/marketing/demo/start-demo.ts'
import { startPricing } from '#web/marketing/pricing/start-pricing.ts'

followTheme()
startDemo()
startContact()
startPricing()
