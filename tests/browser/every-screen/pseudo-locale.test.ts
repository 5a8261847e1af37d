import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('visitor', ['either'], 'en-XA');
everyScreenOf('member', ['either'], 'en-XA');
everyScreenOf('admin', ['either'], 'en-XA');
