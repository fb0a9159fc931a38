// Loaded into a server with `--import`: puts its time of day off, as that of a machine whose clock is
// wrong, or is set while it runs. What measures durations goes on as ever.
//
//     HARNESS_CLOCK='{"offset": -600000, "after": 800, "step": -120000}'

/** @type {{ offset?: number, after?: number, step?: number }} */
const { offset = 0, after = 0, step = 0 } = JSON.parse(process.env.HARNESS_CLOCK ?? '{}');
const RealDate = Date;
const started = performance.now();
const now = () =>
  RealDate.now() + offset + (step !== 0 && performance.now() - started > after ? step : 0);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
