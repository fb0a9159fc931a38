/**
 * Lets zod, which the rules of a lesson bring with them, compile nothing: it would try whether it may, and the
 * content policy, which forbids it, would report that. It reads this whenever its first chunk comes, so it has to
 * stand there before any of it.
 */
interface ZodSettings {
  __zod_globalConfig?: { jitless: boolean };
}

const page: typeof globalThis & ZodSettings = globalThis;
page.__zod_globalConfig = { jitless: true };
