import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('admin', ['mouse', 'fingers']);
