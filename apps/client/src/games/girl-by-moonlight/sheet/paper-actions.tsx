import type { ActionId, AttributeId, Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { content } from '../api/content';
import { useTable } from '../view';

/** The nine actions with their dots, under what each attribute comes to. */
export function PaperActions({ one }: { one: Protagonist }) {
  const texts = content.value;
  const { lengths, protagonists } = useTable().public.value.derived;
  if (!texts) return null;
  const { mundane: most, transcendent: more } = lengths.dots;
  return (
    <section class="paper-part">
      <h3>Actions</h3>
      <div class="paper-actions">
        {(Object.keys(texts.attributes) as AttributeId[]).map((attribute) => (
          <div key={attribute}>
            <p class="paper-attribute">
              <b>{texts.attributes[attribute].name}</b>
              <span>{protagonists[one.id]?.attributes[attribute] ?? 0}</span>
            </p>
            {(Object.keys(texts.actions) as ActionId[])
              .filter((action) => texts.actions[action].attribute === attribute)
              .map((action) => {
                const { mundane, transcendent } = one.actions[action];
                return (
                  <p key={action} class="pen">
                    <span>{texts.actions[action].name}</span>
                    <span
                      class="pen-boxes"
                      role="img"
                      aria-label={`${mundane} of ${most}, ${transcendent} of ${more} more when transcended`}
                    >
                      {Array.from({ length: most + more }, (_, index) => (
                        <span
                          key={index}
                          class={dot(
                            index >= most,
                            index < most ? index < mundane : index - most < transcendent,
                          )}
                        />
                      ))}
                    </span>
                  </p>
                );
              })}
          </div>
        ))}
      </div>
    </section>
  );
}

function dot(transcendent: boolean, on: boolean): string {
  return `pen-dot${transcendent ? ' pen-moon' : ''}${on ? ' pen-on' : ''}`;
}
