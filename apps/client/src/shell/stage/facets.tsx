/** The faces of a die that one sees beside the one on top: where each lies, and how much light it has, from −1 to 1. */
type Facet = readonly [points: string, light: number];

/** As a die lies before one, in the box of its outline (`design/die-shapes.ts`); what is on top has no shade of its own. */
const facets: Readonly<Record<number, readonly Facet[]>> = {
  4: [
    ['12 1.5 12 14.5 .75 21', 0.35],
    ['12 1.5 23.25 21 12 14.5', -0.25],
    ['.75 21 12 14.5 23.25 21', -0.5],
  ],
  6: [
    ['3 3 21 3 18.5 5 5.5 5', 0.5],
    ['3 3 5.5 5 5.5 19 3 21', 0.2],
    ['21 3 21 21 18.5 19 18.5 5', -0.25],
    ['3 21 5.5 19 18.5 19 21 21', -0.5],
  ],
  8: [
    ['12 1 6.5 17.5 1 12', 0.4],
    ['12 1 23 12 17.5 17.5', -0.3],
    ['6.5 17.5 17.5 17.5 12 23', -0.5],
  ],
  10: [
    ['12 1 4 13.5 1 12', 0.45],
    ['12 1 23 12 20 13.5', -0.3],
    ['1 12 4 13.5 12 18 12 23', 0.05],
    ['23 12 20 13.5 12 18 12 23', -0.55],
  ],
  12: [
    ['12 1 22.46 8.6 18.28 9.96 12 5.4', 0.1],
    ['12 1 1.54 8.6 5.72 9.96 12 5.4', 0.5],
    ['22.46 8.6 18.47 20.9 15.88 17.34 18.28 9.96', -0.4],
    ['1.54 8.6 5.53 20.9 8.12 17.34 5.72 9.96', 0.2],
    ['5.53 20.9 18.47 20.9 15.88 17.34 8.12 17.34', -0.6],
  ],
  20: [
    ['12 1 2.47 6.5 5 8', 0.3],
    ['12 1 5 8 19 8', 0.55],
    ['12 1 19 8 21.53 6.5', 0],
    ['2.47 6.5 5 8 2.47 17.5', 0.15],
    ['5 8 12 19.5 2.47 17.5', 0.05],
    ['21.53 6.5 19 8 21.53 17.5', -0.35],
    ['19 8 12 19.5 21.53 17.5', -0.3],
    ['2.47 17.5 12 19.5 12 23', -0.45],
    ['21.53 17.5 12 19.5 12 23', -0.6],
  ],
};

/** The edges and the shades of a die: what tells one kind from another when its number flickers by. */
export function Facets({ sides }: { sides: number }) {
  return (
    <g class="die-facets">
      {facets[sides]?.map(([points, light]) => (
        <polygon
          key={points}
          points={points}
          class={light < 0 ? 'die-shade' : 'die-light'}
          fill-opacity={Math.abs(light) * 0.36}
        />
      ))}
    </g>
  );
}
