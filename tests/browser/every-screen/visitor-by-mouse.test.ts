import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('visitor', ['mouse']);
