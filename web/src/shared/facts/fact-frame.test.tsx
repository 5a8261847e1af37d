/** @jest-environment @happy-dom/jest-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { FactField } from '@wellspring/place-schema/kinds';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FactFrame } from './fact-frame.tsx';
import { factIn, factText } from './fact-values.ts';

const opened = (field: FactField, fact: object | null = null, error?: string) => {
  const form = { text: factText(field, fact) };
  const Form = () => {
    const [text, setText] = useState(form.text);
    const change = (next: string): void => {
      form.text = next;
      setText(next);
    };
    return <FactFrame field={field} text={text} stored={null} error={error} onChange={change} />;
  };
  return { ...renderScreen(<Form />), said: () => factIn(form.text) };
};

describe('the editor of amenities', () => {
  it('has three states for each, which the keyboard chooses', async () => {
    const { user, said } = opened('amenities', { has: ['sauna'], lacks: ['food'] });
    const sauna = await screen.findByRole('radiogroup', { name: 'Sauna' });
    expect(within(sauna).getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    await user.click(within(sauna).getByRole('radio', { name: 'No' }));
    expect(said()).toEqual({ lacks: ['sauna', 'food'] });
    await user.click(within(sauna).getByRole('radio', { name: 'Not known' }));
    expect(said()).toEqual({ lacks: ['food'] });
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Food' })).getByRole('radio', { name: 'Not known' }),
    );
    expect(said()).toEqual({});
  });
});

describe('the editor of the season', () => {
  it('has a dot for each month, and all of them at once', async () => {
    const { user, said } = opened('season', { open: [], best: ['mar'] });
    const best = await screen.findByRole('group', { name: 'Best in' });
    await user.click(within(best).getByRole('checkbox', { name: 'February' }));
    expect(said()).toEqual({ best: ['feb', 'mar'] });
    const open = screen.getByRole('group', { name: 'Open in' });
    await user.click(within(open).getByRole('button', { name: 'All year' }));
    expect(said()['open']).toHaveLength(12);
  });
});

describe('the editor of opening hours', () => {
  it('makes a rule of rows, which are copied to other days', async () => {
    const { user, said } = opened('openingHours');
    await user.type(await screen.findByLabelText('Monday'), '09:00-17:00');
    expect(said()).toEqual({ rule: 'Mo 09:00-17:00' });
    await user.click(screen.getByRole('button', { name: 'Monday: copy to all days' }));
    await user.clear(screen.getByLabelText('Sunday'));
    await user.click(screen.getByRole('checkbox', { name: 'By appointment' }));
    expect(said()).toEqual({ rule: 'Mo-Sa 09:00-17:00 "by appointment"' });
  });

  it('leaves a rule with seasons as it is', async () => {
    const { said } = opened('openingHours', { rule: 'Apr-Oct Mo-Fr 09:00-17:00' });
    expect((await screen.findByLabelText<HTMLInputElement>('Monday')).value).toBe('');
    expect(said()).toEqual({ rule: 'Apr-Oct Mo-Fr 09:00-17:00' });
  });
});

describe('the editor of kinds', () => {
  it('finds a kind by its name', async () => {
    const { user, said } = opened('kinds');
    await user.type(await screen.findByRole('searchbox', { name: 'Search the kinds' }), 'hot sp');
    await user.click(screen.getByRole('checkbox', { name: 'Hot spring' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(said()).toEqual({ are: ['hotSpring'] });
  });
});

describe('the editor of the price', () => {
  it('asks for the amount only of what is paid', async () => {
    const { user, said } = opened('price', { kind: 'free' });
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await user.selectOptions(await screen.findByLabelText('Kind of price'), 'Paid');
    await user.type(screen.getByLabelText('Amount'), '12,5');
    await user.type(screen.getByLabelText('Currency'), 'eur');
    await user.selectOptions(screen.getByLabelText('Per'), 'Day');
    expect(said()).toEqual({ kind: 'paid', amount: 12.5, currency: 'EUR', per: 'day' });
  });
});

describe('the editor of the temperature', () => {
  afterEach(() => localStorage.clear());

  it('takes both ends from handles and from boxes', async () => {
    localStorage.setItem('wellspring-units', 'C km');
    const { user, said } = opened('waterTemperature');
    const highest = await screen.findByRole('slider', { name: /Highest/ });
    expect(highest.getAttribute('aria-valuetext')).toBe('Not known');
    fireEvent.change(highest, { target: { value: '41' } });
    expect(said()).toEqual({ minC: 36, maxC: 41 });
    const box = screen.getByRole('textbox', { name: 'Highest, in °C' });
    await user.clear(box);
    await user.type(box, '97,5');
    expect(said()).toEqual({ minC: 36, maxC: 97.5 });
    expect(screen.getByRole('slider', { name: /Highest/ }).getAttribute('aria-valuetext')).toBe('97.5 °C');
    await user.click(screen.getByRole('checkbox', { name: 'Measured with an instrument' }));
    expect(said()['basis']).toBe('measured');
  });

  it('speaks the scale of the reader', async () => {
    localStorage.setItem('wellspring-units', 'F mi');
    const { user, said } = opened('waterTemperature', { minC: 38, maxC: 40 });
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Highest, in °F' });
    expect(box.value).toBe('104');
    await user.clear(box);
    await user.type(box, '106');
    expect(box.value).toBe('106');
    expect(said()).toEqual({ minC: 38, maxC: 41.1 });
  });
});

describe('a fact in a form', () => {
  it('says that nobody has confirmed what was read, until somebody does', async () => {
    const { user, said } = opened('wheelchair', { access: 'yes', basis: 'read' });
    await screen.findByText('Read from the text. Nobody has confirmed it.');
    await user.click(screen.getByRole('button', { name: 'It is right' }));
    expect(screen.queryByText('Read from the text. Nobody has confirmed it.')).toBeNull();
    expect(said()).toEqual({ access: 'yes' });
  });

  it('has a source and a date, and is removed as a whole', async () => {
    const { user, said } = opened('safety', { risks: ['gas'] });
    await user.type(await screen.findByLabelText('Source of the fact'), 'NOAA');
    await user.type(screen.getByLabelText('As of'), '1980');
    expect(said()).toEqual({ risks: ['gas'], source: 'NOAA', date: '1980' });
    await user.click(screen.getByRole('button', { name: 'Remove what is said: Safety' }));
    expect(said()).toEqual({});
  });

  it('asks for a date only where it means something', async () => {
    const { user } = opened('status', null, 'Until is not a date');
    await screen.findByText('Until is not a date');
    expect(screen.queryByLabelText('Until')).toBeNull();
    await user.selectOptions(screen.getByLabelText('State of the place'), 'Temporarily closed');
    expect(screen.getByLabelText('Until')).toBeTruthy();
  });
});
