/**
 * Where what happens at the table is shown as it happens: below the header of a phone, on top of the
 * middle of a desk. It takes no room of its own.
 */
export function StagePlace() {
  return <div class="stage-place" />;
}
