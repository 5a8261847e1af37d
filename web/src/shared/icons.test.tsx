/** @jest-environment @happy-dom/jest-environment */
import { render } from '@testing-library/react';
import { Heart } from './icons.tsx';

describe('an icon', () => {
  it('is its drawing in the file of all icons, hidden from assistive technology', () => {
    const { container } = render(<Heart className="size-5" />);
    expect(container.innerHTML).toBe(
      '<svg aria-hidden="true" class="icon size-5"><use href="/icons.svg#heart"></use></svg>',
    );
  });
});
