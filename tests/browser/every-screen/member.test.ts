import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('member', ['mouse', 'fingers']);
