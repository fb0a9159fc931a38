import { lazy } from '../../design/lazy';
import { AskedElsewhere } from './asked-elsewhere';
import { useOwn } from './view';

const Shop = lazy(() => import('./shop/shop').then((module) => module.Shop));

const SHOP = 'shop:';

/** What stands with a question: the Session Shop of whoever it is about, or what leads to where its answers are. */
export function PromptNote({ prompt }: { prompt: string }) {
  const own = useOwn();
  if (!prompt.startsWith(SHOP)) return <AskedElsewhere prompt={prompt} />;
  const one = own.find(({ id }) => prompt === `${SHOP}${id}`);
  return one ? <Shop one={one} /> : null;
}
