import './app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { askOverHttp } from '../shared/graphql/ask-over-http.ts';
import { graphClient } from '../shared/graphql/client.ts';
import { keepFresh } from '../shared/graphql/keep-fresh.ts';
import { App } from './app.tsx';
import { readFirstState } from './first-state.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const first = readFirstState(document);
const client = graphClient(askOverHttp, first?.cache);
const keyless = { googleMapsApiKey: null, mapStyleUrl: null };
keepFresh(client);

const page = (
  <StrictMode>
    <BrowserRouter>
      <App client={client} config={first?.config ?? keyless} failed={first?.failed ?? []} />
    </BrowserRouter>
  </StrictMode>
);

if (first) hydrateRoot(root, page);
else createRoot(root).render(page);
