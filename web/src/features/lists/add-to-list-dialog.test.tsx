/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { graphClient } from '../../shared/graphql/client.ts';
import { AddToListDialog } from './add-to-list-dialog.tsx';

// Answers of the graph come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(cleanup);

const LIST = { __typename: 'TripList', id: 'l1', name: 'Warm weeks', isPublic: false, itemCount: 1, holds: true };

/** What the graph was asked to do, and its answers. */
const opened = () => {
  const asked: unknown[] = [];
  const client = graphClient(async ({ operationName, variables }) => {
    if (operationName === 'ListsToAddTo')
      return { data: { tripLists: { __typename: 'TripListPage', total: 1, lists: [LIST] } } };
    asked.push([operationName, variables['id'], variables['locationId'] ?? variables['input']]);
    return operationName === 'RemoveListItem'
      ? { data: { removeTripListItem: { __typename: 'TripList', id: 'l1', revision: 2, itemCount: 0, items: [] } } }
      : { data: { addTripListItem: { __typename: 'TripListItem', locationId: 'p1' } } };
  });
  render(
    <ApolloProvider client={client}>
      <AddToListDialog location={{ id: 'p1', name: 'Blue Lagoon' }} onClose={() => undefined} />
    </ApolloProvider>,
  );
  return asked;
};

describe('the dialog that puts a place into a list', () => {
  it('takes it out of a list that holds it, and puts it in again', async () => {
    const asked = opened();
    const choice = await screen.findByRole('button', { name: /Warm weeks/, pressed: true });
    expect(choice.textContent).toContain('press to take it out');
    fireEvent.click(choice);
    await screen.findByText('Taken out of “Warm weeks”');
    const open = await screen.findByRole('button', { name: /Warm weeks/, pressed: false });
    expect(open.textContent).toContain('0 locations');
    fireEvent.click(open);
    await screen.findByText('Added to “Warm weeks”');
    await screen.findByRole('button', { name: /Warm weeks.*1 location/, pressed: true });
    expect(asked).toEqual([
      ['RemoveListItem', 'l1', 'p1'],
      ['AddToList', 'l1', { locationId: 'p1' }],
    ]);
  });
});
