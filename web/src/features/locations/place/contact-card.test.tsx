/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ContactCard } from './contact-card.tsx';
import type { FullLocation } from '../questions.ts';

const shown = (fields: Partial<FullLocation>) => renderScreen(<ContactCard location={{ ...DOGO, ...fields }} />);
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);

const telephone = (text: string, uri: string, note: string | null = null) =>
  ({ __typename: 'Telephone', text, uri, note }) as const;

describe('how to reach a place', () => {
  it('has each telephone number as its own link, with the text beside it', () => {
    shown({
      phoneNumber: '0895215141 ext. 3 (9:00-18:00); +81 89 921 5142',
      phones: [
        telephone('+81 89 521 5141 ext. 3', 'tel:+81895215141;ext=3', '9:00-18:00'),
        telephone('+81 89 921 5142', 'tel:+81899215142'),
      ],
    });
    expect(links()).toEqual([
      ['+81 89 521 5141 ext. 3', 'tel:+81895215141;ext=3'],
      ['+81 89 921 5142', 'tel:+81899215142'],
    ]);
    screen.getByText('9:00-18:00');
  });

  it('has words that hold no number as words', () => {
    shown({ phoneNumber: '1-800-FLOWERS, call us!' });
    screen.getByText('1-800-FLOWERS, call us!');
    expect(links()).toEqual([]);
  });

  it('has its website as a link', () => {
    shown({ websites: ['https://dogo.example'] });
    expect(links()).toEqual([['Visit Website', 'https://dogo.example']]);
  });

  it('opens a website elsewhere, which does not hear where its reader came from', () => {
    shown({ websites: ['https://dogo.example'] });
    const website = screen.getByRole('link', { name: 'Visit Website' });
    expect([website.getAttribute('target'), website.getAttribute('rel')]).toEqual(['_blank', 'noreferrer nofollow']);
  });

  it('has each of its websites as its own link, by its name', () => {
    shown({ websites: ['https://dogo.example', 'https://pages.example/dogo'] });
    expect(links()).toEqual([
      ['Visit Website: dogo.example', 'https://dogo.example'],
      ['Visit Website: pages.example/dogo', 'https://pages.example/dogo'],
    ]);
  });

  it('is there for an address alone', () => {
    shown({ address: '5-6 Dōgo Yunomachi' });
    screen.getByText('5-6 Dōgo Yunomachi');
  });

  it('is not there where nothing is known', () => {
    shown({});
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
